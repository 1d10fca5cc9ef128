/** Stands in place of Payload's "Unpublish" in the form of a school, which is not taken offline. */
export const NoUnpublishButton = () => null;
