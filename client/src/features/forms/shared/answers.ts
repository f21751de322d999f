import { fieldType } from '@callout/contracts/forms/codes'
import { type Answers, type Given, type Question } from '@callout/contracts/forms/questions'
import type { FormAnswerInput, FormQuestionsFragment } from './forms.generated.ts'

export type FormSection = FormQuestionsFragment
export type FormField = FormSection['fields'][number]

/** What was put into one field. */
export interface Filled {
  /** Text, digits, YYYY-MM-DD, a choice, 'true'; of a signature how it came about. */
  readonly value?: string | null
  readonly photos?: readonly { readonly contentType: string; readonly fileBase64: string }[] | null
  readonly signatureImage?: string | null
  readonly signerName?: string | null
  /** Unix seconds. */
  readonly signedAt?: number | null
  /** What the job came to when it was shown to who signed. */
  readonly signedTotal?: number | null
  readonly currencyCode?: string | null
}
/** What a field holds from now on, or how that comes of what it holds by then: a stroke and a typed name may come at once. */
export type NextFilled = Filled | ((now: Filled) => Filled)
/** By the keys of their fields. */
export type FilledForm = Readonly<Record<string, Filled | undefined>>

/** A field, as the rules read it. */
export const questionOf = ({ fieldKey, dataType, isRequired, choices, showIf }: FormField): Question => ({
  field_key: fieldKey,
  data_type: fieldType[dataType].code,
  is_required: isRequired,
  choices: choices?.map((name) => ({ name })) ?? [],
  show_if: showIf && { field_key: showIf.fieldKey, equals: showIf.equals },
})

export const questionsIn = (sections: readonly FormSection[]): Question[] => sections.flatMap(({ fields }) => fields.map(questionOf))

const givenOf = ({ value, photos, signatureImage, signerName }: Filled): Given => ({
  value: value ?? null,
  photos: photos?.map(({ contentType, fileBase64 }) => ({ content_type: contentType, file_base64: fileBase64 })) ?? null,
  signature_image: signatureImage ?? null,
  signer_name: signerName ?? null,
})

/** Answers, as the rules read them. */
export const givenIn = (filled: FilledForm): Answers =>
  Object.fromEntries(Object.entries(filled).map(([key, one]) => [key, one && givenOf(one)]))

/** The form with one field filled in anew. */
export const withFilled = (form: FilledForm, key: string, next: NextFilled): FilledForm => ({
  ...form,
  [key]: typeof next === 'function' ? next(form[key] ?? {}) : next,
})

/** Answers as they are sent. */
export const answersToSend = (filled: FilledForm): FormAnswerInput[] =>
  Object.entries(filled).flatMap(([fieldKey, one]) => {
    if (!one) return []
    const { currencyCode: _, photos, ...answer } = one
    return [{ ...answer, fieldKey, ...(photos && { photos: photos.map((photo) => ({ ...photo })) }) }]
  })

/** An answer as somebody tells it. */
type ReturnedAnswer = Filled & { readonly fieldKey: string | null; readonly name: string | null }

const typeOf = ({ photos, signerName }: ReturnedAnswer): FormField['dataType'] =>
  photos?.length ? 'PHOTO' : signerName ? 'SIGNATURE' : 'TEXTAREA'

/** What a submitted form asked; where nobody tells that, what was answered. */
export const returnedSections = (sections: readonly FormSection[] | null, answers: readonly ReturnedAnswer[]): readonly FormSection[] => {
  if (sections?.length || answers.length === 0) return sections ?? []
  const question = { isRequired: null, choices: null, showIf: null, terms: null }
  const fields = answers.map((answer, place) => {
    const name = answer.name ?? answer.fieldKey ?? `Answer ${place + 1}`
    return { ...question, fieldKey: answer.fieldKey ?? name, name, dataType: typeOf(answer) }
  })
  return [{ name: 'Answers', fields }]
}

/** Answers by their fields; one without a key belongs to the question of its name. */
export const filledOf = (answers: readonly ReturnedAnswer[], sections: readonly FormSection[]): FilledForm => {
  const fields = sections.flatMap((section) => section.fields)
  const keyOf = ({ fieldKey, name }: ReturnedAnswer): string | undefined =>
    fieldKey ?? fields.find((field) => field.name === name)?.fieldKey
  return Object.fromEntries(
    answers.flatMap((answer) => {
      const key = keyOf(answer)
      return key === undefined ? [] : [[key, answer]]
    }),
  )
}
