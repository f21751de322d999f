/** For a required field in a form with optional fields: marked with a star, which `RequiredNote` explains. */
export const starred = { withAsterisk: true, 'aria-required': true } as const

/**
 * For a form in which every field is required: exposed to assistive technology but not marked. The attribute `required` would make
 * an untouched empty field invalid.
 */
export const unmarked = { 'aria-required': true } as const
