import { Fragment } from 'react';
import parts from './parts.module.css';

/** Before a dot, so that it does not begin a line where a fact fills the one above. */
const NO_BREAK = '\u00a0';

/** Short facts with dots between them: a line breaks between two of them rather than within one. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, i) => {
    const isLast = i === facts.length - 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name
      <Fragment key={i}>
        <span className={parts.fact}>{isLast ? fact : `${fact}${NO_BREAK}·`}</span>
        {!isLast && ' '}
      </Fragment>
    );
  });
}
