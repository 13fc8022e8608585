import { Link } from '@tanstack/react-router';
import type { WhoAmI } from '../../online/use-me.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

/** May somebody enter and announce tournaments? Guests may not. */
export function mayEnter(who: WhoAmI | undefined): boolean {
  return who?.kind === 'signed-in' && !who.me.guest;
}

/** What others have to do first, and where. */
export function EnterFirst({ who }: { who: WhoAmI | undefined }) {
  const words = useWords();
  if (!who) return null;
  return (
    <p className={parts.soft}>
      <Link to="/profile">
        {words.t(who.kind === 'signed-in' ? 'tournaments/password-first' : 'tournaments/sign-in')}
      </Link>
    </p>
  );
}
