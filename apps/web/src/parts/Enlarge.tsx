import { Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../text/context.ts';
import { Button } from './Button.tsx';
import parts from './parts.module.css';
import { Sheet } from './Sheet.tsx';

/** Content that is shown next to the map, and on request as wide as the window. */
export function Enlarge({
  title,
  heading = null,
  enlarged,
  children,
}: {
  title: string;
  /** Beside the button, where nothing else says what is shown. */
  heading?: ReactNode;
  /** What is shown in the window, where it is drawn in another way there. */
  enlarged?: ReactNode;
  children: ReactNode;
}) {
  const words = useWords();
  const [wide, setWide] = useState(false);
  return (
    <div className={parts.enlarge}>
      <div>
        {heading}
        <Button kind="quiet" onClick={() => setWide(true)}>
          <Maximize2 size={16} aria-hidden="true" />
          {words.t('sheet/wide')}
        </Button>
      </div>
      {children}
      <Sheet open={wide} onClose={() => setWide(false)} title={title} wide>
        {enlarged ?? children}
      </Sheet>
    </div>
  );
}
