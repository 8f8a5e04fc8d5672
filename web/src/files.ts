// files.ts -- records out of and into the browser, as files.

export function download(name: string, content: string): void {
	const url = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export interface Upload {
	name: string;
	text: string;
}

/** A record; or a campaign together with its records. */
export function upload(): Promise<Upload[]> {
	return new Promise((resolve) => {
		const input = document.createElement("input");
		input.type = "file";
		input.multiple = true;
		input.accept = ".record,.campaign,.txt,text/plain";
		input.onchange = () => resolve(Promise.all([...(input.files ?? [])].map(async (file) => ({ name: file.name, text: await file.text() }))));
		input.click();
	});
}
