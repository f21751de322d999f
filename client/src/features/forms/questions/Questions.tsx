import { TICKED } from '@callout/contracts/forms/codes'
import { askedKeys } from '@callout/contracts/forms/questions'
import { Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { numberOrText } from '../../../lib/format/readNumber.ts'
import { useNumberText } from '../../../components/fields/text/useNumberText.ts'
import { starred } from '../../../lib/forms/required.ts'
import type { AnswerProps, Total } from './answerProps.ts'
import { type FilledForm, type FormField, type FormSection, givenIn, type NextFilled, questionsIn } from './answers.ts'
import { PhotoField } from './PhotoField.tsx'
import { SignatureField } from './SignatureField.tsx'
import classes from './Forms.module.css'

const marked = ({ isRequired }: FormField) => (isRequired ? starred : {})

function TextAnswer({ field, filled, onFill, problem }: AnswerProps) {
  const isLong = field.dataType === 'TEXTAREA'
  const same = { ...marked(field), label: field.name, value: filled?.value ?? '', error: problem, size: 'md' } as const
  if (isLong) return <Textarea {...same} autosize minRows={3} onChange={({ currentTarget: { value } }) => onFill({ value })} />
  return (
    <TextInput
      {...same}
      {...(field.dataType === 'DATE' && { type: 'date' })}
      onChange={({ currentTarget: { value } }) => onFill({ value })}
    />
  )
}

/** The answer is a plain number: 1250 for a typed 1,250. */
function NumberAnswer({ field, filled, onFill, problem }: AnswerProps) {
  const { text, note, focus, type, blur } = useNumberText({
    value: numberOrText(filled?.value ?? ''),
    onChange: (value) => onFill({ value: String(value) }),
  })
  return (
    <TextInput
      {...marked(field)}
      label={field.name}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      description={note}
      error={problem}
      onFocus={focus}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={blur}
    />
  )
}

function TickAnswer({ field, filled, onFill, problem }: AnswerProps) {
  return (
    <Checkbox
      {...(field.isRequired && { 'aria-required': true })}
      className={classes.choice}
      label={
        <>
          {field.name}
          {field.isRequired && (
            <span aria-hidden className={classes.star}>
              {' *'}
            </span>
          )}
        </>
      }
      size="md"
      checked={filled?.value === TICKED}
      onChange={({ currentTarget: { checked } }) => onFill({ value: checked ? TICKED : null })}
      error={problem}
    />
  )
}

const MOST_OPEN = 6

function ChoiceAnswer({ field, filled, onFill, problem }: AnswerProps) {
  const name = useId()
  const choices = field.choices ?? []
  const value = filled?.value ?? ''
  if (choices.length > MOST_OPEN)
    return (
      <NativeSelect
        {...marked(field)}
        label={field.name}
        size="md"
        value={value}
        onChange={(event) => onFill({ value: event.currentTarget.value || null })}
        data={[{ value: '', label: 'Choose' }, ...choices.map((choice) => ({ value: choice, label: choice }))]}
        error={problem}
      />
    )
  return (
    <Radio.Group
      withAsterisk={field.isRequired === true}
      name={name}
      label={field.name}
      size="md"
      value={value}
      onChange={(next) => onFill({ value: next })}
      error={problem}
    >
      <div className={`stack ${classes.choices}`}>
        {choices.map((choice) => (
          <Radio key={choice} className={classes.choice} value={choice} label={choice} size="md" />
        ))}
      </div>
    </Radio.Group>
  )
}

const kinds: Readonly<Record<FormField['dataType'], (props: AnswerProps) => ReactNode>> = {
  TEXTBOX: TextAnswer,
  TEXTAREA: TextAnswer,
  NUMBER: NumberAnswer,
  DATE: TextAnswer,
  CHECKBOX: TickAnswer,
  DROPDOWN_SINGLE_CHOICE: ChoiceAnswer,
  PHOTO: PhotoField,
  SIGNATURE: SignatureField,
}

export const questionId = (key: string): string => `question-${key}`

interface QuestionsProps {
  readonly sections: readonly FormSection[]
  readonly filled: FilledForm
  readonly onFill: (key: string, next: NextFilled) => void
  /** By field key. */
  readonly problems: Readonly<Record<string, string | undefined>>
  readonly total?: Total | null
  readonly signer?: string | null
  /** False if the page has other elements with these ids. */
  readonly hasIds?: boolean
}

export function Questions({ sections, filled, onFill, problems, total, signer = null, hasIds = true }: QuestionsProps) {
  const asked = askedKeys(questionsIn(sections), givenIn(filled))
  const shown = sections.map(({ name, fields }) => ({ name, fields: fields.filter(({ fieldKey }) => asked.has(fieldKey)) }))
  return shown.map(({ name, fields }, index) =>
    fields.length === 0 ? null : (
      <section key={`${index} ${name}`} className={classes.section} aria-label={name}>
        <h2 className={classes.title} dir="auto">
          {name}
        </h2>
        <div className="stack gap20">
          {fields.map((field) => {
            const Answer = kinds[field.dataType]
            const { fieldKey: key } = field
            return (
              <div key={key} id={hasIds ? questionId(key) : undefined} className={classes.question}>
                <Answer
                  field={field}
                  filled={filled[key]}
                  onFill={(answer) => onFill(key, answer)}
                  problem={problems[key]}
                  total={total ?? null}
                  signer={signer}
                />
              </div>
            )
          })}
        </div>
      </section>
    ),
  )
}
