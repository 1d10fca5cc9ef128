import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { leaveIfMoved } from '../../data/screen-loader/screen-loader.ts';

/** Every URL that is no screen (section 2: "Unknown routes give a 404"). */
function notFound(): never {
  throw data(null, { status: 404 });
}

// Not one by way of the other: the bundler takes `loader` out of what browsers get.
export const loader = () => notFound();
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs) => {
  await leaveIfMoved(request);
  notFound();
};

export default function NotFound() {
  return null;
}
