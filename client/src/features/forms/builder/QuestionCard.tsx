import { ActionIcon, Checkbox, CloseButton, Menu, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconEye, IconGripVertical, IconTrash } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { starred } from '../../../lib/forms/required.ts'
import { kinds } from '../formText.ts'
import type { BuiltQuestion, BuiltSection } from './builderValues.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { answersIn, questionsAbove } from './places.ts'
import { questionMark } from './useDragOrder.ts'
import classes from './Builder.module.css'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'

export type QuestionErrors = Readonly<Record<string, { readonly message?: string } | undefined>>

interface QuestionCardProps {
  readonly question: BuiltQuestion
  readonly sections: readonly BuiltSection[]
  readonly errors: QuestionErrors | undefined
  readonly isDragged: boolean
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void
  readonly onStep: (by: -1 | 1) => void
  readonly onChange: (question: BuiltQuestion) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

function Condition({ question, sections, errors, onChange }: Pick<QuestionCardProps, 'question' | 'sections' | 'errors' | 'onChange'>) {
  const { showIf } = question
  const above = questionsAbove(sections, question.fieldKey)
  if (!showIf) return null
  const asked = above.find(({ fieldKey }) => fieldKey === showIf.fieldKey)
  const put = (part: Partial<typeof showIf>): void => onChange({ ...question, showIf: { ...showIf, ...part } })
  const label = question.name || 'New question'
  return (
    <div className={classes.condition} role="group" aria-label={`When to ask “${label}”`}>
      <NativeSelect
        label="Ask only if"
        value={asked ? showIf.fieldKey : ''}
        onChange={(event) => {
          const next = above.find(({ fieldKey }) => fieldKey === event.currentTarget.value)
          put({ fieldKey: event.currentTarget.value, equals: next ? (answersIn(next)[0]?.value ?? '') : '' })
        }}
        data={[
          ...(asked ? [] : [{ value: '', label: 'Choose a question' }]),
          ...above.map(({ fieldKey, name }) => ({ value: fieldKey, label: name || 'New question' })),
        ]}
        error={errors?.['showIf']?.message}
      />
      <NativeSelect
        label="is"
        value={showIf.equals}
        onChange={(event) => put({ equals: event.currentTarget.value })}
        data={asked ? answersIn(asked).map(({ value, label: text }) => ({ value, label: text || '–' })) : []}
      />
      <CloseButton size={36} aria-label={`Always ask “${label}”`} onClick={() => onChange({ ...question, showIf: null })} />
    </div>
  )
}

function QuestionMenu({ question, sections, onStep, onChange, onCopy, onRemove }: Omit<QuestionCardProps, 'errors' | 'isHeld' | 'onHold'>) {
  const [first] = questionsAbove(sections, question.fieldKey)
  const label = question.name || 'New question'
  const { buttonProps, popup } = usePopupButton('menu', [])
  return (
    <>
      <ActionIcon {...buttonProps} variant="subtle" color="gray" size={36} aria-label={`Actions for the question ${label}`}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {popup && (
        <ButtonMenu {...popup} width={220}>
          <Menu.Item
            leftSection={<IconEye size={16} />}
            disabled={!first || question.showIf !== null}
            onClick={() =>
              first && onChange({ ...question, showIf: { fieldKey: first.fieldKey, equals: answersIn(first)[0]?.value ?? '' } })
            }
          >
            Ask only if …
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowUp size={16} />} onClick={() => onStep(-1)}>
            Move up
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} />} onClick={() => onStep(1)}>
            Move down
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
            Duplicate
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="var(--co-red-text)" onClick={onRemove}>
            Remove question
          </Menu.Item>
        </ButtonMenu>
      )}
    </>
  )
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, errors, isDragged, onDrag, onStep, onChange } = props
  const { fieldKey, name, dataType, isRequired, choices, terms } = question
  const label = name || 'New question'
  return (
    <li className={classes.question} data-lifted={isDragged || undefined} {...questionMark(fieldKey)}>
      <button
        type="button"
        className={classes.handle}
        data-handle
        aria-label={`Move the question ${label}: arrow keys`}
        onPointerDown={onDrag}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onStep(event.key === 'ArrowUp' ? -1 : 1)
        }}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      <div className={`stack ${classes.body}`}>
        <div className={classes.first}>
          <TextInput
            label="Question"
            {...starred}
            value={name}
            onChange={({ currentTarget: { value } }) => onChange({ ...question, name: value })}
            error={errors?.['name']?.message}
          />
          <NativeSelect
            label="Answer"
            data={kinds}
            value={dataType}
            onChange={(event) => {
              const next = event.currentTarget.value as BuiltQuestion['dataType']
              const isChoice = next === 'DROPDOWN_SINGLE_CHOICE'
              onChange({ ...question, dataType: next, choices: isChoice && choices.length === 0 ? ['', ''] : choices })
            }}
          />
        </div>
        {dataType === 'DROPDOWN_SINGLE_CHOICE' && (
          <ChoiceList
            of={label}
            choices={choices}
            error={errors?.['choices']}
            onChange={(next) => onChange({ ...question, choices: next })}
          />
        )}
        {dataType === 'SIGNATURE' && (
          <Textarea
            label="Agreement text"
            autosize
            minRows={2}
            value={terms}
            onChange={({ currentTarget: { value } }) => onChange({ ...question, terms: value })}
            error={errors?.['terms']?.message}
          />
        )}
        <Checkbox
          label="Required"
          checked={isRequired}
          onChange={({ currentTarget: { checked } }) => onChange({ ...question, isRequired: checked })}
        />
        <Condition {...props} />
      </div>
      <QuestionMenu {...props} />
    </li>
  )
}
