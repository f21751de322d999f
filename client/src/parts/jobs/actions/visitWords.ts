/** "visit 5", where it has to be said which one is meant; null where it has no number, or there is one only. */
export const visitWords = (visit: { readonly visitNumber: number | null } | null): string | null =>
  visit?.visitNumber ? `visit ${visit.visitNumber}` : null
