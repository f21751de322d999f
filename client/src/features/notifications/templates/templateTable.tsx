import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import { piecesOf, resolveTemplate, templateVariable, type TemplateValues as Values } from '@callout/contracts/notifications/templateText'
import { Button, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { fieldGroup, type FieldTable } from '../../../components/form/fieldTable.tsx'
import type { PartProps } from '../../../components/form/formTypes.ts'
import { starred } from '../../../lib/forms/required.ts'
import { useFieldError } from '../../../lib/forms/useFieldError.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import type { TemplateForm, TemplateValues } from './templateValues.ts'
import { useTemplatePreviewQuery } from './templates.generated.ts'
import classes from './Templates.module.css'

const choices = (table: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }))
const names = Object.keys(templateVariable) as (keyof typeof templateVariable)[]

/** Event and medium, which can't be changed later. */
function Kind({ page: { record } }: PartProps<TemplateForm>) {
  const { register } = useFormContext<TemplateValues>()
  const known = [
    record?.event && `Event: ${customerEvent[record.event].label}`,
    record?.notificationMedium && `Sent by: ${messageMedium[record.notificationMedium].label.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <TextField name="name" isRequired />
      {record === null ? (
        <FieldPair>
          <NativeSelect label="Event" data={choices(customerEvent)} {...register('event')} />
          <NativeSelect label="Sent by" data={choices(messageMedium)} {...register('notificationMedium')} />
        </FieldPair>
      ) : (
        known && <p className="dim flush">{known}</p>
      )}
      <FlagField name="isActive" description="Templates that aren’t in use are never sent." />
    </>
  )
}

/** Message text, with variables inserted at the cursor. */
function BodyField() {
  const { register, setValue, getValues } = useFormContext<TemplateValues>()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { ref, ...field } = register('body')
  const insert = (name: string): void => {
    const body = getValues('body')
    const [from, to] = [area.current?.selectionStart ?? body.length, area.current?.selectionEnd ?? body.length]
    const variable = `{{${name}}}`
    setValue('body', `${body.slice(0, from)}${variable}${body.slice(to)}`, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + variable.length, from + variable.length)
    })
  }
  return (
    <>
      <TextField name="subject" isRequired />
      <GrowingTextarea
        {...field}
        ref={(element) => {
          ref(element)
          area.current = element
        }}
        label="Message"
        {...starred}
        minRows={8}
        maxRows={20}
        error={useFieldError('body')?.message}
      />
      <div role="group" aria-label="Insert a variable into the message">
        <ul className="wrap list gap6">
          {names.map((name) => (
            <li key={name}>
              <Button size="compact-sm" variant="default" onClick={() => insert(name)}>
                {templateVariable[name].label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Text with its variables filled in; unknown ones are underlined. */
function Filled({ text, values }: { readonly text: string; readonly values: Values }) {
  return piecesOf(text).map(({ text: written, name, isKnown }, index) => {
    const key = `${index} ${written}`
    if (name === null) return <span key={key}>{written}</span>
    if (!isKnown)
      return (
        <mark key={key} className={classes.unknown} title="This isn’t a variable">
          {written}
        </mark>
      )
    return <bdi key={key}>{resolveTemplate(written, values)}</bdi>
  })
}

const samples = Object.fromEntries(names.map((name) => [name, templateVariable[name].sample])) as unknown as Values

function Preview() {
  const [subject, body] = useWatch<TemplateValues, ['subject', 'body']>({ name: ['subject', 'body'] })
  const { data } = useTemplatePreviewQuery()
  const returned = data?.templateVariables ?? []
  const values = { ...samples, ...Object.fromEntries(returned.flatMap(({ key, sample }) => (sample ? [[key, sample]] : []))) } as Values
  return (
    <>
      <div className={`box ${classes.preview}`} dir="auto">
        <p className={classes.subject}>
          <Filled text={subject} values={values} />
        </p>
        <p>
          <Filled text={body} values={values} />
        </p>
      </div>
      <p className="hint flush" role="status">
        {data ? 'Filled in with your next visit.' : 'Filled in with sample values.'}
      </p>
    </>
  )
}

export const templateTable = {
  Template: fieldGroup({ name: 'Name', event: 'Event', notificationMedium: 'Sent by', isActive: 'In use' }, Kind),
  Text: fieldGroup({ subject: 'Subject', body: 'Message' }, BodyField),
  Preview,
} satisfies FieldTable<TemplateForm>
