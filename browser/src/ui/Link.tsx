/** A link to another page of the table: the open game is not lost by it. */
import type { ComponentChildren } from 'preact';
import { at } from '../core/host.ts';
import { go } from '../core/route.ts';
import { dialog } from '../core/ui.ts';

interface Props {
  href: string;
  cls?: string;
  act?: string;
  current?: boolean;
  label?: string;
  children: ComponentChildren;
}

export function Link({ href, cls, act, current, label, children }: Props) {
  return (
    <a
      href={at(href)}
      class={cls}
      data-act={act}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={e => {
        if (e.metaKey || e.ctrlKey || e.shiftKey || e.button) return;
        e.preventDefault();
        dialog.value = undefined;
        go(href);
      }}
    >
      {children}
    </a>
  );
}
