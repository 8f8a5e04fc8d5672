// files.ts -- records out of and into the browser, as files.

export function download(name: string, content: string): void {
	const url = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function upload(): Promise<string | undefined> {
	return new Promise((resolve) => {
		const input = document.createElement("input");
		input.type = "file";
		input.accept = ".record,.txt,text/plain";
		input.onchange = () => {
			const file = input.files?.[0];
			resolve(file ? file.text() : undefined);
		};
		input.click();
	});
}
