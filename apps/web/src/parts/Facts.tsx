import type { ReactNode } from 'react';
import parts from './parts.module.css';

/**
 * Short facts with a dot between those that share a line. One that does not fit begins a line, so that a home and its hex
 * stay together.
 */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={parts.facts}>
      {facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts may be alike, and stay where they are
        <span key={i}>{fact} </span>
      ))}
    </span>
  );
}
