import type { ComponentProps } from 'react';
import style from './parts.module.css';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

export function Button({ kind = 'plain', ...rest }: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type="button" className={style.button} data-kind={kind} {...rest} />;
}
