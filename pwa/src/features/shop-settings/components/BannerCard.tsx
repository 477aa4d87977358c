import { SHOP_SETTINGS_LENGTHS as LENGTHS } from '@jhola/shared/contracts/shop-settings-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadPicture } from '#pictures/upload-picture.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { PictureField } from '#ui/pictures/PictureField.tsx';
import { MovableCard } from '#ui/settings/MovableCard.tsx';
import { bannersTexts } from '../banners-texts';
import type { BannerFieldName, BannerFields } from '../rules/banner-fields';
import styles from './Banners.module.css';

interface BannerCardProps {
  readonly banner: BannerFields;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly problemOf: (field: BannerFieldName) => string | undefined;
  readonly onChange: (fields: Partial<BannerFields>) => void;
  /** Moves it; counted from 1. */
  readonly onMove: (number: number) => void;
  readonly onRemove: () => void;
  /** Called while its picture is on its way. */
  readonly onBusy: (busy: boolean) => void;
}

/** One banner: its picture, what is on it, where it leads and when it is shown. */
export function BannerCard(props: BannerCardProps) {
  const { banner, number, of, problemOf, onChange, onMove, onRemove, onBusy } = props;
  const texts = useTexts(bannersTexts);
  const text = (name: Exclude<BannerFieldName, 'picture'>) => ({
    label: texts.labels[name],
    hint: texts.hints[name],
    autoComplete: 'off',
    value: banner[name],
    error: problemOf(name),
    onText: (value: string) => onChange({ [name]: value }),
  });
  return (
    <MovableCard
      title={texts.banner(number)}
      number={number}
      of={of}
      words={texts}
      onMove={onMove}
      onRemove={onRemove}
    >
      <PictureField
        label={texts.labels.picture}
        required
        wide
        value={banner.picture}
        upload={uploadPicture}
        texts={useTexts(pictureTexts)}
        hint={texts.hints.picture}
        error={problemOf('picture')}
        onBusy={onBusy}
        onChange={(picture) => onChange({ picture })}
      />
      <TextField {...text('en')} maxLength={LENGTHS.bannerWords} required />
      <TextField {...text('hi')} maxLength={LENGTHS.bannerWords} lang="hi" />
      <TextField {...text('link')} maxLength={LENGTHS.bannerLink} inputMode="url" spellCheck={false} />
      <div className={styles.pair}>
        <TextField {...text('from')} type="date" />
        <TextField {...text('to')} type="date" />
      </div>
    </MovableCard>
  );
}
