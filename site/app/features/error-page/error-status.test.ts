import { describe, expect, it } from 'vitest';
import { errorCaption, errorMessage, knownStatuses } from './error-status.ts';

describe('the error catalogue', () => {
  it('has a message of its own for every known status', () => {
    for (const status of knownStatuses) {
      expect(errorMessage(status, 'fr')).not.toBe('Une erreur est survenue');
      expect(errorMessage(status, 'en')).not.toBe('An error occured.');
    }
  });

  it('falls back on the default for any other', () => {
    expect(errorMessage(418, 'fr')).toBe('Une erreur est survenue');
    expect(errorMessage(418, 'en')).toBe('An error occured.');
  });

  it('names the status under the drawing', () => {
    expect(errorCaption(404, 'en')).toBe('Sheet 404: missing from the set');
    expect(errorCaption(599, 'fr')).toBe('Planche 599\u00a0: à redessiner');
  });
});
