import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Square } from '../commands/cut-square';
import { profileTexts } from '../profile-texts';
import styles from './AvatarDialog.module.css';

const MAX_ZOOM = 4;

interface AvatarCropProps {
  /** An object URL. */
  readonly picture: string;
  readonly onSquare: (square: Square) => void;
  readonly onUnreadable: () => void;
}

/**
 * The chosen picture with the round part that is kept: moved by dragging or the arrow keys, made larger by pinching, the
 * wheel or a slider. Loaded when a picture is chosen; its styles are a file, as the content policy wants it.
 */
export function AvatarCrop({ picture, onSquare, onUnreadable }: AvatarCropProps) {
  const texts = useTexts(profileTexts);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onSquare(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': texts.cropLabel }}
        />
      </div>
      <label className={styles.zoom}>
        <Icon name="search" size={20} />
        <span className="visually-hidden">{texts.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  );
}
