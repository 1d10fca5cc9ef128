import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { whereUnavailable } from '../../../../database/failures/unavailable.ts';
import { bodyUnread, requestUnanswered } from '../../../../endpoints/unhandled-requests.ts';
import { withErrorShape } from '../../../../hooks/error-shape.ts';

const inShape =
  (handle: ReturnType<typeof REST_GET>): typeof handle =>
  async (request, args) => {
    const respond = () =>
      handle(request, args).catch(async (error: unknown) => bodyUnread(error, request, await config));
    const unavailable = async () => requestUnanswered(request, await config);
    return withErrorShape(await whereUnavailable(request, respond, unavailable), request);
  };

export const GET = inShape(REST_GET(config));
export const POST = inShape(REST_POST(config));
export const DELETE = inShape(REST_DELETE(config));
export const PATCH = inShape(REST_PATCH(config));
export const PUT = inShape(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
