import { EmblemDrawing } from './EmblemDrawing.tsx';
import type { FacePlan } from './geometry/face-plan.ts';
import { CENTRE } from './geometry/hexagon.ts';
import { inkOn } from './ink.ts';
import type { Emblem, Marker } from './model.ts';
import { Anchor } from './NodeDrawing.tsx';
import style from './pieces.module.css';

/** Hotels and ports stand near the corner; discs side by side in the middle. */
export function Markers({
  markers,
  emblems,
  spare: [first],
}: {
  markers: readonly Marker[];
  spare: FacePlan['spare'];
  emblems: Readonly<Record<string, Emblem>>;
}) {
  const places = { hotel: first, port: first, goal: CENTRE } as const;
  const discs = markers.filter(({ kind }) => kind === 'disc');
  return (
    <>
      {discs.map(({ company }, i) => (
        <g key={company} transform={`translate(${(i - (discs.length - 1) / 2) * 29} 22)`}>
          <EmblemDrawing emblem={emblems[company]!} radius={13} />
        </g>
      ))}
      {markers.map(({ kind, company }) => {
        const emblem = emblems[company];
        if (kind === 'disc' || !emblem) return null;
        return (
          <g key={`${kind} ${company}`} transform={`translate(${places[kind].join(' ')})`}>
            {kind === 'hotel' && <Hotel emblem={emblem} />}
            {kind === 'port' && <Port emblem={emblem} />}
            {kind === 'goal' && <EmblemDrawing emblem={emblem} radius={11} />}
          </g>
        );
      })}
    </>
  );
}

function Hotel({ emblem }: { emblem: Emblem }) {
  return (
    <g className={style.hotel}>
      <path d="M-10 10V-4L0 -12L10 -4V10Z" fill={emblem.colour} />
      <text y={3} textAnchor="middle" dominantBaseline="central" fill={inkOn(emblem.colour)}>
        {emblem.letters}
      </text>
    </g>
  );
}

function Port({ emblem }: { emblem: Emblem }) {
  return (
    <g className={style.port}>
      <circle r={11} fill={emblem.colour} />
      <g transform="scale(0.68) translate(0 -1)" style={{ color: inkOn(emblem.colour) }}>
        <Anchor />
      </g>
    </g>
  );
}
