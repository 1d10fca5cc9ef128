import styles from './picture.module.css';

type PictureSource = { type: string; srcset: string };

export type PictureProps = {
  /** Best format first: AVIF, then WebP. */
  sources: readonly PictureSource[];
  src: string;
  /** True size of `src` in pixels: reserves the place before the file is loaded. */
  width: number;
  height: number;
  alt: string;
  sizes: string;
  /** The one large image of the first screen: loaded at once and first. */
  priority?: boolean;
  /**
   * Around what a frame of another shape crops it: percent from its left and top, in steps of ten, each absent where it is the middle.
   * Steps, because the page's security policy leaves no style attributes: each is a rule of the style sheet.
   */
  focus?: { x?: number; y?: number };
  /** `cover` fills a frame of another shape; `natural` keeps the image's own. */
  fit?: 'natural' | 'cover';
  /** Its average colour, `#rrggbb`: what is seen until the file arrives. Without one the ground is seen. */
  colour?: string | null;
};

/** An image in its best format and size. */
export function Picture({
  sources,
  src,
  width,
  height,
  alt,
  sizes,
  priority,
  focus,
  fit = 'natural',
  colour,
}: PictureProps) {
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={`${styles.image} ${styles[fit]}`}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-focus-x={focus?.x}
        data-focus-y={focus?.y}
        data-colour={colour ?? undefined}
      />
    </picture>
  );
}
