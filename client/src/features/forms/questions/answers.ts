import { fieldType } from '@callout/contracts/forms/codes'
import { type Answers, askedKeys, type Given, type Question } from '@callout/contracts/forms/questions'
import type { FormQuestionsFragment } from './forms.generated.ts'
import type { FormAnswerInput } from '../../../lib/api/schemaTypes.generated.ts'

export type FormSection = FormQuestionsFragment
export type FormField = FormSection['fields'][number]

export interface Filled {
  /** Text, digits, YYYY-MM-DD, a choice, 'true'; for a signature how it was made. */
  readonly value?: string | null
  readonly photos?: readonly { readonly contentType: string; readonly fileBase64: string }[] | null
  readonly signatureImage?: string | null
  readonly signerName?: string | null
  /** Unix seconds. */
  readonly signedAt?: number | null
  /** The job's total shown to the signer. */
  readonly signedTotal?: number | null
  readonly currencyCode?: string | null
}
/** A new value, or a function of the current one: a stroke and a typed name may arrive at once. */
export type NextFilled = Filled | ((now: Filled) => Filled)
/** By field key. */
export type FilledForm = Readonly<Record<string, Filled | undefined>>

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

export const givenIn = (filled: FilledForm): Answers =>
  Object.fromEntries(Object.entries(filled).map(([key, item]) => [key, item && givenOf(item)]))

export const withFilled = (form: FilledForm, key: string, next: NextFilled): FilledForm => ({
  ...form,
  [key]: typeof next === 'function' ? next(form[key] ?? {}) : next,
})

/** Answers of visible questions: input of hidden ones is preserved but not sent. */
export function askedAnswers(sections: readonly FormSection[], filled: FilledForm): FilledForm {
  const asked = askedKeys(questionsIn(sections), givenIn(filled))
  return Object.fromEntries(Object.entries(filled).filter(([key]) => asked.has(key)))
}

export const answersToSend = (filled: FilledForm): FormAnswerInput[] =>
  Object.entries(filled).flatMap(([fieldKey, item]) => {
    if (!item) return []
    const { currencyCode: _, photos, ...answer } = item
    return [{ ...answer, fieldKey, ...(photos && { photos: photos.map((photo) => ({ ...photo })) }) }]
  })

type ReturnedAnswer = Filled & { readonly fieldKey: string | null; readonly name: string | null }

const getType = ({ photos, signerName }: ReturnedAnswer): FormField['dataType'] =>
  photos?.length ? 'PHOTO' : signerName ? 'SIGNATURE' : 'TEXTAREA'

/** Questions of a submitted form; if missing, derived from its answers. */
export const returnedSections = (sections: readonly FormSection[] | null, answers: readonly ReturnedAnswer[]): readonly FormSection[] => {
  if (sections?.length || answers.length === 0) return sections ?? []
  const question = { isRequired: null, choices: null, showIf: null, terms: null }
  const fields = answers.map((answer, index) => {
    const name = answer.name ?? answer.fieldKey ?? `Answer ${index + 1}`
    return { ...question, fieldKey: answer.fieldKey ?? name, name, dataType: getType(answer) }
  })
  return [{ name: 'Answers', fields }]
}

/** Answers by field; one without a key is matched by the question's name. */
export const filledOf = (answers: readonly ReturnedAnswer[], sections: readonly FormSection[]): FilledForm => {
  const fields = sections.flatMap((section) => section.fields)
  const getKey = ({ fieldKey, name }: ReturnedAnswer): string | undefined =>
    fieldKey ?? fields.find((field) => field.name === name)?.fieldKey
  return Object.fromEntries(
    answers.flatMap((answer) => {
      const key = getKey(answer)
      return key === undefined ? [] : [[key, answer]]
    }),
  )
}
