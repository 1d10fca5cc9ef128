import type { PayloadRequest } from 'payload';

/** What the form sends with a picture beside its fields, each value as text. */
export interface UploadEdits {
  crop?: object;
  widthInPixels?: string;
  heightInPixels?: string;
}

/** What was done to a picture in its form. */
export const uploadEditsOf = (req: PayloadRequest) => req.query?.uploadEdits as UploadEdits | undefined;
