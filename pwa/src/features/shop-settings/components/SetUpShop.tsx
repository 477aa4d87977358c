import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import { useStoredShop } from '../hooks/use-stored-shop';
import { setUpTexts } from '../set-up-texts';
import { shopSettingsTexts } from '../texts';
import styles from './SetUpShop.module.css';
import { SetUpStep } from './SetUpStep';

const STEPS = ['shop', 'logo', 'products'] as const;

interface SetUpShopProps {
  /** Chooses the language in which the owner goes on. */
  readonly language: ReactNode;
  /** Beside the ways to products of one's own: demo ones. */
  readonly demo: ReactNode;
}

/**
 * The set-up of a new shop, step by step: in which language, who it is, its logo and colours, its products (docs/product.md#set-up). Each step is saved by itself and can be
 * left out; the list of first steps leads back.
 */
export function SetUpShop({ language, demo }: SetUpShopProps) {
  const texts = useTexts(setUpTexts);
  const { failed: couldNotFetch, retry } = useTexts(shopSettingsTexts);
  const { shop, failed, refetch } = useStoredShop();
  const asked = useSearchParams()[0].get('step');
  const [step, setStep] = useState(STEPS.find((each) => each === asked) ?? 'shop');
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      {language}
      <ol className={styles.steps}>
        {STEPS.map((each, index) => (
          <li key={each} aria-current={each === step ? 'step' : undefined}>
            <button type="button" onClick={() => setStep(each)}>
              <span className={styles.number}>{index + 1}</span> {texts.steps[each]}
            </button>
          </li>
        ))}
      </ol>
      {failed && <CouldNotLoad title={couldNotFetch} retry={retry} onRetry={refetch} />}
      {shop && step !== 'products' && (
        <SetUpStep
          key={step}
          step={step}
          shop={shop}
          onDone={() => setStep(step === 'shop' ? 'logo' : 'products')}
        />
      )}
      {step === 'products' && (
        <SettingsCard title={texts.steps.products}>
          <p>{texts.products}</p>
          <div className={styles.ways}>
            <Button size="large" icon="list" to="/dashboard/import">
              {texts.importList}
            </Button>
            <Button size="large" variant="outline" icon="upload" to="/dashboard/upload-product">
              {texts.oneProduct}
            </Button>
            <Button size="large" variant="quiet" to="/dashboard/overview">
              {texts.later}
            </Button>
          </div>
        </SettingsCard>
      )}
      {step === 'products' && demo}
    </SettingsPage>
  );
}
