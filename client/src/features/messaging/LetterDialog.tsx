import { NativeSelect, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { ActionFrame } from '../../components/actions/dialogs/ActionFrame.tsx'
import { useActionForm } from '../../components/actions/dialogs/useActionForm.ts'
import type { ActionDialogProps } from '../../components/actions/defineActions.ts'
import { LongTextField } from '../../components/fields/text/LongTextField.tsx'
import { TextField } from '../../components/fields/text/TextField.tsx'
import { RequiredNote } from '../../components/form/RequiredNote.tsx'
import { type Letter, NEW_FILE } from './letter.ts'
import { LetterFile } from './LetterFile.tsx'
import classes from './Letter.module.css'
import type { LetterAnswers, LetterInput } from './sendLetter.ts'
import { type Offers, useOffers } from './useOffers.ts'
import { letterRules } from './letterRules.ts'

function EnclosureFields({ offers, error }: Offers) {
  const { field } = useController<LetterAnswers, 'enclosure'>({ name: 'enclosure' })
  return (
    <>
      {offers.length > 0 && (
        <NativeSelect
          label="What to send"
          {...field}
          data={[{ value: NEW_FILE, label: 'A file from this device' }, ...offers.map(({ value, label }) => ({ value, label }))]}
        />
      )}
      {error !== undefined && error !== null && (
        <Text size="sm" c="dimmed" role="status">
          We couldn’t load the forms, files and invoices that could be sent. You can still send a file from this device.
        </Text>
      )}
      {field.value === NEW_FILE && <LetterFile />}
    </>
  )
}

const Enclosed = ({ letter }: { readonly letter: Letter }) =>
  letter.encloses !== null && (
    <Text size="sm" className={`row ${classes.attached}`}>
      <IconPaperclip size={16} aria-hidden />
      <span>
        Attached: <bdi>{letter.encloses}</bdi>
      </span>
    </Text>
  )

/** A failed message doesn't store its file. */
const FileAgain = ({ letter }: { readonly letter: Letter }) => (
  <>
    <Text size="sm">
      The attachment wasn’t saved. Attach it again: <bdi>{letter.encloses}</bdi>
    </Text>
    <LetterFile />
  </>
)

function Enclosing({ letter, found }: { readonly letter: Letter; readonly found: Offers }) {
  if (letter.enclosed === 'choice') return <EnclosureFields {...found} />
  return letter.enclosed === 'again' ? <FileAgain letter={letter} /> : <Enclosed letter={letter} />
}

type LetterDialogProps<Name extends string, Target extends Letter> = ActionDialogProps<Name, Target, LetterInput, string>

export function LetterDialog<Name extends string, Target extends Letter>(props: LetterDialogProps<Name, Target>) {
  const { target } = props.request
  const { enclosed } = target
  const found = useOffers(target.about, enclosed === 'choice')
  const dialog = useActionForm<Name, Target, LetterInput, string, LetterAnswers>({
    ...props,
    rules: letterRules,
    defaultValues: {
      to: target.to,
      subject: target.subject,
      body: target.body,
      enclosure: typeof enclosed === 'string' ? NEW_FILE : '',
      attachments: [],
    },
    toInput: ({ enclosure, attachments: [file = null], ...labels }) => ({
      letter: {
        ...labels,
        enclosed: typeof enclosed === 'string' ? (found.offers.find(({ value }) => value === enclosure)?.enclosure ?? null) : enclosed,
        file: enclosure === NEW_FILE ? file : null,
      },
    }),
  })
  return (
    <ActionFrame {...props} dialog={dialog} size={560} submitLabel="Send">
      <RequiredNote />
      <TextField name="to" label="To" isRequired isFirst placeholder="name@example.com, name@example.com" />
      <TextField name="subject" label="Subject" isRequired />
      <LongTextField name="body" label="Message" isRequired />
      <Enclosing letter={target} found={found} />
    </ActionFrame>
  )
}
