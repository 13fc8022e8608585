import type { FaceNode } from '@signalbox/rails';
import style from './face.module.css';
import { SLOT, slotOffsets } from './geometry/city-slots.ts';
import type { NodePlace } from './geometry/node-places.ts';

export function NodeDrawing({ node, place, size }: { node: FaceNode; place: NodePlace; size: number }) {
  const [x, y] = place.at;
  const turned = place.on && (node.kind === 'town' || node.kind === 'halt') ? ` rotate(${place.angle})` : '';
  return <g transform={`translate(${x} ${y})${turned}`}>{shapeOf(node, place.on !== null, size)}</g>;
}

function shapeOf(node: FaceNode, onTrack: boolean, size: number) {
  switch (node.kind) {
    case 'city':
      return <City slots={node.slots} />;
    case 'town':
      return onTrack ? (
        <rect className={style.bar} x={-4} y={-12} width={8} height={24} rx={1.5} />
      ) : (
        <circle className={style.dit} r={6.5} />
      );
    case 'halt':
      return onTrack ? (
        <rect className={style.halt} x={-4.5} y={-11} width={9} height={22} rx={1.5} />
      ) : (
        <Halt size={size} />
      );
    case 'pass':
      return <path className={style.pass} d="M0 -13L15 12H-15Z" />;
    case 'junction':
      return <circle className={style.junction} r={3.3} />;
    case 'port':
      return (
        <g className={style.harbour}>
          <Anchor />
        </g>
      );
    default:
      return null;
  }
}

/** Where a line branches or ends in a halt: worth a subsidy. */
function Halt({ size }: { size: number }) {
  return (
    <>
      <circle className={style.halt} r={size * 0.68} />
      <text className={style.subsidy} fontSize={size} textAnchor="middle" dominantBaseline="central">
        £
      </text>
    </>
  );
}

function City({ slots }: { slots: number }) {
  const offsets = slotOffsets(slots);
  return (
    <>
      {slots > 1 && (
        <path
          className={style.cityGround}
          d={`M${offsets.map((at) => at.join(' ')).join('L')}Z`}
          strokeWidth={SLOT * 2 + 5}
        />
      )}
      {offsets.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={style.slot} cx={x} cy={y} r={SLOT} />
      ))}
    </>
  );
}

export function Anchor() {
  return (
    <g className={style.anchor}>
      <circle cy={-8} r={3} />
      <path d="M0 -5V10M-6 -1H6M-10 3C-9 9 -4 11 0 11S9 9 10 3" />
    </g>
  );
}
