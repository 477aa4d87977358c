import type { ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import { MAX_PAGE_TEXT } from '@jhola/shared/contracts/shop-pages-limits';
import { Link } from 'react-router-dom';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { Markdown } from '#ui/markdown/Markdown.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsForm } from '#ui/settings/SettingsForm.tsx';
import { type PageText, usePageForm } from '../hooks/use-page-form';
import { shopPagesTexts } from '../texts';

interface PageEditorProps {
  readonly stored: ShopPage;
  readonly builtIn: PageText;
  readonly current: boolean;
  readonly onSaved: (page: ShopPage) => void;
}

/** The texts of one page, with what they look like. */
export function PageEditor({ stored, builtIn, current, onSaved }: PageEditorProps) {
  const texts = useTexts(shopPagesTexts);
  const language = useLanguage();
  const state = usePageForm(stored, builtIn, onSaved);
  const { fields, problems, write, isOwn } = state;
  const area = { maxLength: MAX_PAGE_TEXT, rows: 16, autoComplete: 'off' } as const;
  return (
    <SettingsForm
      words={texts}
      state={state}
      current={current}
      buttons={
        <>
          <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed}>
            {texts.save}
          </OnlineSubmit>
          {isOwn && (
            <OnlineButton size="large" variant="quiet" busy={state.busy} onClick={state.restore}>
              {texts.restore}
            </OnlineButton>
          )}
        </>
      }
    >
      <SettingsCard title={texts.pages[stored.page]}>
        <p>
          {isOwn ? texts.own : texts.builtIn} <Link to={`/${stored.page}`}>{texts.show}</Link>
        </p>
        <TextArea
          {...area}
          label={texts.en}
          name="en"
          required
          value={fields.en}
          error={problems.en}
          onText={(en) => write({ en })}
        />
        <TextArea
          {...area}
          label={texts.hi}
          name="hi"
          lang="hi"
          hint={texts.hindiHint}
          value={fields.hi}
          error={problems.hi}
          onText={(hi) => write({ hi })}
        />
      </SettingsCard>
      <SettingsCard title={texts.preview}>
        <Article inset>
          <Markdown text={(language === 'hi' && fields.hi) || fields.en} />
        </Article>
      </SettingsCard>
    </SettingsForm>
  );
}
