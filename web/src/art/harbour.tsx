// harbour.tsx -- the picture at the top of the first page: a port at the end of the day.

import { Ship } from "./ships";
import { At, pen } from "./tokens";

const ink = pen(2.6);

function Houses() {
	const fronts: [number, number, number, string][] = [
		[0, 74, 46, "#c96b4b"], [46, 92, 40, "#e8c07a"], [86, 66, 52, "#6f9aa3"], [138, 88, 38, "#d98f5c"], [176, 70, 48, "#b9574a"],
	];
	return (
		<g {...ink}>
			{fronts.map(([x, h, w, fill]) => (
				<g key={x}>
					<path d={`M${x} ${150 - h}h${w}v${h}h${-w}z`} fill={fill} />
					<path d={`M${x - 2} ${150 - h}l${w / 2 + 2} -${w * 0.55}l${w / 2 + 2} ${w * 0.55}z`} fill="#5a3b34" />
					{[0.25, 0.62].flatMap((px) =>
						[0.2, 0.52].map((py) => (
							<rect key={`${px}-${py}`} x={x + w * px - 3} y={150 - h + h * py} width="9" height="11" fill="#ffe29a" stroke-width="1.8" />
						)),
					)}
				</g>
			))}
		</g>
	);
}

function Lighthouse() {
	return (
		<g {...ink}>
			<path d="M-14 60l6 -70h16l6 70z" fill="#fbf3df" />
			<path d="M-12.5 44l1.8 -18h21.4l1.8 18zM-9.6 8l1.2 -14h16.8l1.2 14z" fill="#cf4331" />
			<rect x="-10" y="-24" width="20" height="14" fill="#ffe29a" />
			<path d="M-12 -24l12 -11l12 11z" fill="#5a3b34" />
			<path d="M-30 62q30 -12 60 0v10h-60z" fill="#6f6257" />
		</g>
	);
}

function sea(y: number, step: number): string {
	let d = `M-20 ${y}`;
	for (let x = 0; x < 1300; x += step * 2) d += `q${step / 2} -${step / 3} ${step} 0t${step} 0`;
	return `${d}V320H-20z`;
}

export function Harbour() {
	return (
		<svg class="harbour" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
			<defs>
				<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
					<stop class="sky-top" offset="0" />
					<stop class="sky-low" offset="1" />
				</linearGradient>
			</defs>
			<rect width="1200" height="300" fill="url(#dusk)" />
			<circle class="sun" cx="600" cy="120" r="54" />
			<g class="clouds"><path d="M160 70q14 -22 40 -12q22 -18 44 4q26 -4 28 14h-120q-6 -6 8 -6zM930 56q12 -18 34 -10q18 -14 36 4q22 -4 24 12h-100q-6 -6 6 -6z" /></g>
			<path class="hills" d="M0 210q140 -70 300 -20t320 -10t320 0t280 -10v90H0z" />
			<At x={964} y={80}><Houses /></At>
			<At x={640} y={158} scale={0.95}><Lighthouse /></At>
			<path class="sea1" d={sea(212, 26)} />
			<g class="bob b1"><At x={420} y={104} scale={1.35}><Ship colour="red" /></At></g>
			<g class="bob b2"><At x={850} y={130} scale={1.05}><Ship colour="green" /></At></g>
			<path class="sea2" d={sea(230, 34)} />
			<g class="bob b3"><At x={690} y={118} scale={1.5}><Ship colour="black" /></At></g>
			<g class="bob b1"><At x={352} y={178} scale={0.85}><Ship colour="yellow" /></At></g>
			<path class="sea3" d={sea(256, 30)} />
			<g {...ink} transform="translate(960 0)">
				<path d="M0 222h260v12h-260z" fill="#a8773f" />
				<path d="M30 234v40M90 234v40M150 234v40M210 234v40" stroke-width="9" stroke="#5a3b20" />
				<path d="M14 204q10 -5 20 0v18h-20zM44 206h26v16h-26zM76 202h22v20h-22z" fill="#c99a5b" />
			</g>
		</svg>
	);
}
