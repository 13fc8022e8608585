import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { wordsOf } from '../text/words.ts';
import { FileField } from './FileField.tsx';

it('has a button in the language of the page, and its label as a name', () => {
  const field = (multiple: boolean) =>
    renderToStaticMarkup(
      <WordsContext value={wordsOf('ja', UI)}>
        <FileField label="記録" multiple={multiple} onFiles={() => {}} />
      </WordsContext>,
    );
  expect(field(false)).toMatch(/^<label[^>]*>記録.*aria-hidden="true">ファイルを選ぶ<.*type="file"/);
  expect(field(true)).toContain('multiple=""');
});
