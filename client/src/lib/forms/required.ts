/** For a required field in a form with optional fields: marked with a star, which `RequiredNote` explains. */
export const starred = { withAsterisk: true, 'aria-required': true } as const

/** Required but not marked: every field is. The attribute `required` would make an untouched empty field invalid. */
export const unmarked = { 'aria-required': true } as const
