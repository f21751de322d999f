import { typeNumber } from '../text/typeNumber.ts'
import { isCalendarDay } from '../time.ts'
import type { FieldTypeCode } from './codes.ts'
import { TICKED } from './codes.ts'
import { signaturePathOf } from './signature.ts'

export interface Question {
  readonly field_key: string
  readonly data_type: FieldTypeCode
  readonly is_required?: boolean | null | undefined
  readonly choices?: readonly { readonly name: string }[] | null | undefined
  readonly show_if?: { readonly field_key: string; readonly equals: string } | null | undefined
}

export interface Photo {
  readonly content_type: string
  readonly file_base64: string
}

export interface Given {
  /** Text, number, YYYY-MM-DD, choice or 'true'; for a signature its kind. */
  readonly value?: string | null | undefined
  readonly photos?: readonly Photo[] | null | undefined
  readonly signature_image?: string | null | undefined
  readonly signer_name?: string | null | undefined
}
export type Answers = Readonly<Record<string, Given | undefined>>

export const questionsOf = <Q>(sections: readonly { readonly fields: readonly Q[] }[]): Q[] => sections.flatMap(({ fields }) => fields)

/** Keys of the questions to ask. Those that depend on an unasked, missing or circular question are not asked. */
export function askedKeys(questions: readonly Question[], answers: Answers): ReadonlySet<string> {
  const byKey = new Map(questions.map((question) => [question.field_key, question]))
  const known = new Map<string, boolean>()
  const isAsked = (key: string): boolean => {
    const before = known.get(key)
    if (before !== undefined) return before
    const question = byKey.get(key)
    if (!question) return false
    const { show_if: condition } = question
    if (!condition) return true
    known.set(key, false)
    const answer = isAsked(condition.field_key) && (answers[condition.field_key]?.value ?? '') === condition.equals
    known.set(key, answer)
    return answer
  }
  return new Set(questions.filter(({ field_key }) => isAsked(field_key)).map(({ field_key }) => field_key))
}

const isBlank = ({ data_type }: Question, given: Given | undefined): boolean => {
  if (data_type === 'photo') return !given?.photos?.length
  if (data_type === 'checkbox') return given?.value !== TICKED
  return (given?.value ?? '').trim() === ''
}

const MOST_LETTERS = { textbox: 200, textarea: 5000 } as const
export const MOST_PHOTOS = 4
/** Base64 characters per photo; the client scales photos down first. */
export const MOST_PHOTO_LETTERS = 700_000

const isPhoto = ({ content_type, file_base64 }: Photo): boolean =>
  /^image\/(?:jpeg|png)$/.test(content_type) && file_base64.length <= MOST_PHOTO_LETTERS && /^[A-Za-z0-9+/]+={0,2}$/.test(file_base64)

function signatureProblem({ value, signature_image, signer_name }: Given): string | null {
  if (!signer_name?.trim()) return 'Type the signer’s name'
  if (signer_name.length > MOST_LETTERS.textbox) return `Use at most ${MOST_LETTERS.textbox} characters`
  if (value === 'typed') return signature_image ? 'Sign again' : null
  return value === 'drawn' && signature_image && signaturePathOf(signature_image) !== null ? null : 'Sign again'
}

function valueProblem({ data_type, choices }: Question, given: Given): string | null {
  const value = given.value ?? ''
  switch (data_type) {
    case 'textbox':
    case 'textarea':
      return value.length > MOST_LETTERS[data_type] ? `Use at most ${MOST_LETTERS[data_type]} characters` : null
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value.trim()) ? null : typeNumber
    case 'date':
      return isCalendarDay(value) ? null : 'Enter a date'
    case 'checkbox':
      return value === TICKED ? null : 'Tick or leave empty'
    case 'dropdown_single_choice':
      return choices?.some(({ name }) => name === value) ? null : 'Choose one of the answers'
    case 'photo':
      if ((given.photos?.length ?? 0) > MOST_PHOTOS) return `Add up to ${MOST_PHOTOS} photos`
      return given.photos?.every(isPhoto) ? null : 'This photo can’t be read'
    case 'signature':
      return signatureProblem(given)
    default:
      return null
  }
}

export function answerProblem(question: Question, given: Given | undefined): string | null {
  if (isBlank(question, given)) return question.is_required ? 'Required' : null
  return valueProblem(question, given ?? {})
}

export function answerProblems(
  questions: readonly Question[],
  answers: Answers,
): { readonly field_key: string; readonly message: string }[] {
  const asked = askedKeys(questions, answers)
  return questions.flatMap((question) => {
    const message = asked.has(question.field_key) ? answerProblem(question, answers[question.field_key]) : null
    return message === null ? [] : [{ field_key: question.field_key, message }]
  })
}

export const isAnswered = (question: Question, given: Given | undefined): boolean => !isBlank(question, given)
