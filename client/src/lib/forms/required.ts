/** For a required field of a form in which some can be left empty: with a star, which `RequiredNote` explains. */
export const starred = { withAsterisk: true, 'aria-required': true } as const

/**
 * For the fields of a form in which every one is required: told to assistive technology, and not marked. The attribute
 * `required` would call an empty field invalid before anybody has been there.
 */
export const unmarked = { 'aria-required': true } as const
