import { data } from 'react-router';

/** Every address that no screen answers (section 2: "Unknown routes give a 404"). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const clientLoader = loader;

export default function NotFound() {
  return null;
}
