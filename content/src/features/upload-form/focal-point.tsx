'use client';

import { useDocumentInfo, useField, useForm, useFormFields, useUploadEdits } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import panelStyles from '../../panel/panel.module.css';
import { inBothLanguages } from '../../panel/panel-language.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import styles from './focal-point.module.css';

const labels = inBothLanguages({
  title: ['Point d’intérêt', 'Focal point'],
  hint: [
    'Cliquez sur ce qui doit rester visible là où l’image est recadrée.',
    'Click on what has to stay visible where the image is cropped.',
  ],
  x: ['Depuis la gauche, en %', 'From the left, in %'],
  y: ['Depuis le haut, en %', 'From the top, in %'],
});

/** Payload takes 0 for a point that was not given. */
const [least, most] = [1, 99];
const percent = (part: number) => Math.min(most, Math.max(least, Math.round(part * 100)));

const isPicture = (type: unknown) => typeof type === 'string' && type.startsWith('image/');

/** The URL of the form's picture: of the file that was chosen, or else of the stored one; `null` where there is none. */
function usePictureUrl(): string | null {
  const { data } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof File) || !isPicture(file.type)) return setChosen(null);
    const url = URL.createObjectURL(file);
    setChosen(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (file !== undefined) return chosen;
  return data?.hash && isPicture(data.mimeType) ? `/api/media/files/${data.hash}/640.webp` : null;
}

/** In the form of a picture: its focal point, by one click, or by two sliders (section 12, "Focal point"). */
export function FocalPoint() {
  const say = labels[usePanelLanguage()];
  const url = usePictureUrl();
  const horizontal = useField<number | null>({ path: 'focalX' });
  const vertical = useField<number | null>({ path: 'focalY' });
  // Payload's own tool, which also crops, keeps the point out of the form: both have to know it.
  const { updateUploadEdits, uploadEdits } = useUploadEdits();
  const { disabled } = useForm();
  if (!url) return null;
  const x = uploadEdits?.focalPoint?.x ?? horizontal.value ?? 50;
  const y = uploadEdits?.focalPoint?.y ?? vertical.value ?? 50;

  function choose(point: { x: number; y: number }) {
    horizontal.setValue(point.x);
    vertical.setValue(point.y);
    updateUploadEdits({ focalPoint: point });
  }
  function chooseByClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (disabled) return;
    const box = currentTarget.getBoundingClientRect();
    choose({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  }
  return (
    <fieldset className={styles.focal} disabled={disabled}>
      <legend>{say.title}</legend>
      <p className={panelStyles.note}>{say.hint}</p>
      <div className={styles.picture} aria-hidden="true" onClick={chooseByClick}>
        <img src={url} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <Slider label={say.x} value={x} onChange={(chosen) => choose({ x: chosen, y })} />
      <Slider label={say.y} value={y} onChange={(chosen) => choose({ x, y: chosen })} />
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  /** in percent */
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">{Math.round(value)}</span>
    </label>
  );
}
