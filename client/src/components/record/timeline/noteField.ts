/** How the field of a note looks, while its form comes and then. */
export const noteField = { placeholder: 'Write a note for your team', minRows: 2, maxRows: 10 } as const
