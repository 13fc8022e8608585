import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hexPath, SIDE } from './geometry/hexagon.ts';
import { HexMarks, outlinedHexes } from './HexMarks.tsx';
import { HexNames } from './HexNames.tsx';
import { HexTargets } from './HexTargets.tsx';
import style from './targets.module.css';

const [A, B, C] = [...BOARD.hexes.keys()] as [string, string, string];
const TARGETS = new Map([
  [A, 'one'],
  [B, 'another'],
]);

function marks(selected: string | null, several?: ReadonlySet<string>): string {
  return renderToStaticMarkup(
    <svg aria-hidden="true">
      <HexMarks board={BOARD} targets={TARGETS} selected={selected} several={several} shown={new Set([C])} />
    </svg>,
  );
}

const count = (drawn: string, part: string) => drawn.split(part).length - 1;

it('gives every hex that can be chosen, and the chosen one, an outline that no tile colour hides', () => {
  const drawn = marks(C);
  expect(count(drawn, `class="${style.halo}"`)).toBe(3);
  expect(drawn.indexOf(style.halo!)).toBeLessThan(drawn.indexOf(style.legal!));
  expect(count(drawn, `class="${style.selected}"`)).toBe(1);
});

it('draws all outlines inside the sides of hexes, where borders are', () => {
  const outlines = marks(C).match(/<path[^>]*>/g)!;
  for (const outline of outlines.filter((one) => !one.includes(style.tint!)))
    expect(outline).not.toContain(hexPath(BOARD.layout));
  const corner = (path: string) =>
    Math.hypot(
      ...(path
        .match(/-?[\d.]+/g)!
        .slice(0, 2)
        .map(Number) as [number, number]),
    );
  expect(corner(hexPath(BOARD.layout))).toBeCloseTo(SIDE, 1);
  // Half the width of a border, and half that of an outline, are between them.
  expect(corner(hexPath(BOARD.layout, 6))).toBeCloseTo(SIDE - 12 / Math.sqrt(3), 1);
});

it('sets the coordinates of hexes that have an outline off against it', () => {
  const at = { name: null, id: [0, -30] as const };
  const drawn = renderToStaticMarkup(
    <svg aria-hidden="true">
      <HexNames
        board={BOARD}
        letters={new Map([A, B, C].map((id) => [id, at]))}
        outlined={outlinedHexes({ targets: new Map([[A, 'one']]), selected: C })}
        size={11}
      />
    </svg>,
  );
  const coordinates = [...drawn.matchAll(/<text[^>]*?(data-outlined="true")?[^>]*>(\w+)</g)];
  expect(coordinates.map(([text, , id]) => [id, text.includes('data-outlined')])).toEqual([
    [A, true],
    [B, false],
    [C, true],
  ]);
});

it('tells those that are chosen from the others where several can be', () => {
  const drawn = marks(null, new Set([B]));
  expect(count(drawn, 'data-chosen="true"')).toBe(1);
  expect(count(drawn, 'data-left="true"')).toBe(1);
  expect(count(marks(C), 'data-left')).toBe(0);
  const pressed = renderToStaticMarkup(
    <svg aria-hidden="true">
      <HexTargets
        board={BOARD}
        targets={TARGETS}
        selected={null}
        several={new Set([B])}
        onHex={undefined}
        onTurn={undefined}
      />
    </svg>,
  );
  expect(pressed).toMatch(/aria-pressed="true"[^>]*data-target="(.*?)"/);
  expect(count(pressed, 'aria-pressed="true"')).toBe(1);
  // Nothing below is veiled by what is pressed.
  expect(count(pressed, `class="${style.pressed}"`)).toBe(2);
});
