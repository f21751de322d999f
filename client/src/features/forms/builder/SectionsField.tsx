import { ActionIcon, Button, Menu, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { starred } from '../../../lib/forms/required.ts'
import { type BuilderValues, type BuiltQuestion, type BuiltSection, newKey, newQuestion, newSection } from './builderValues.ts'
import { moveQuestion, moveSection, type Place, placeOfKey, placeSentence, stepFrom } from './places.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useDragOrder } from './useDragOrder.ts'
import classes from './Builder.module.css'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'

/** Errors of a section, by its parts. */
export interface SectionErrors {
  readonly name?: { readonly message?: string }
  readonly fields?: readonly (Readonly<Record<string, { readonly message?: string } | undefined>> | undefined)[] & {
    readonly root?: { readonly message?: string }
  }
}

interface SectionMenuProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: (() => void) | null
}

function SectionMenu({ name, isFirst, isLast, onMove, onRemove }: SectionMenuProps) {
  const { buttonProps, popup } = usePopupButton('menu', [])
  return (
    <>
      <ActionIcon {...buttonProps} variant="subtle" color="gray" size={36} aria-label={`Actions for the section ${name}`}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {popup && (
        <ButtonMenu {...popup} width={220}>
          <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={isFirst} onClick={() => onMove(-1)}>
            Move up
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={isLast} onClick={() => onMove(1)}>
            Move down
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="var(--co-red-text)" disabled={!onRemove} onClick={() => onRemove?.()}>
            Remove section
          </Menu.Item>
        </ButtonMenu>
      )}
    </>
  )
}

/** Whether an error came from the service instead of local validation. */
const isReturned = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ((error as { readonly type?: unknown }).type === 'server' ||
    Object.entries(error).some(([name, part]) => name !== 'ref' && isReturned(part)))

function useFocusOn() {
  const root = useRef<HTMLDivElement>(null)
  const requested = useRef<string | null>(null)
  useEffect(() => {
    if (requested.current === null) return
    const element = root.current?.querySelector<HTMLElement>(requested.current)
    requested.current = null
    element?.focus()
  })
  return { root, focusOn: (selector: string) => void (requested.current = selector) }
}

const handleOf = (key: string): string => `[data-built-question="${key}"] [data-handle]`
const getName = (key: string): string => `[data-built-question="${key}"] input`

/** A form's sections with questions, movable by drag, arrow keys and menu. */
export function SectionsField() {
  const { field, fieldState } = useController<BuilderValues, 'sections'>({ name: 'sections' })
  const sections = field.value
  const errors = fieldState.error as unknown as readonly (SectionErrors | undefined)[] | undefined
  const [announcement, setAnnouncement] = useState('')
  const { root, focusOn } = useFocusOn()
  const focusWrong = useCallback(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [root])
  useEffect(() => field.ref({ focus: focusWrong }), [field, focusWrong])
  const isAnnounced = isReturned(errors)
  useEffect(() => {
    if (isAnnounced) focusWrong()
  }, [isAnnounced, focusWrong])

  const put = (next: BuiltSection[]): void => field.onChange(next)
  const putSection = (at: number, part: Partial<BuiltSection>): void =>
    put(sections.map((section, index) => (index === at ? { ...section, ...part } : section)))
  const moveTo = (from: Place, to: Place, key: string): void => {
    const next = moveQuestion(sections, from, to)
    put(next)
    const place = placeOfKey(next, key)
    if (place) setAnnouncement(placeSentence(next, place))
  }
  const drag = useDragOrder(
    (dragged, over) => {
      const [from, to] = [placeOfKey(sections, dragged), placeOfKey(sections, over)]
      if (from && to) put(moveQuestion(sections, from, to))
    },
    (dragged) => {
      const place = placeOfKey(sections, dragged)
      if (place) setAnnouncement(placeSentence(sections, place))
      focusOn(handleOf(dragged))
    },
  )
  const step = (key: string, by: -1 | 1): void => {
    const from = placeOfKey(sections, key)
    const to = from && stepFrom(sections, from, by)
    if (!from) return
    if (!to) return setAnnouncement(by < 0 ? 'First question' : 'Last question')
    moveTo(from, to, key)
    focusOn(handleOf(key))
  }
  const change = (at: number, place: number, question: BuiltQuestion): void =>
    putSection(at, { fields: (sections[at]?.fields ?? []).with(place, question) })
  const add = (at: number, place: number, question: BuiltQuestion): void => {
    putSection(at, { fields: (sections[at]?.fields ?? []).toSpliced(place, 0, question) })
    focusOn(getName(question.fieldKey))
  }
  return (
    <div ref={root} data-builder>
      <span role="status" className={classes.hidden}>
        {announcement}
      </span>
      {sections.map((section, at) => {
        const wrong = errors?.[at]
        const called = section.name || `Section ${at + 1}`
        return (
          <section key={section.key} className="box" aria-label={called} style={at > 0 ? { marginTop: 16 } : undefined}>
            <div className={classes.sectionHead} data-section={section.key}>
              <TextInput
                className={classes.grow}
                label={`Section ${at + 1}`}
                {...starred}
                placeholder="Checks, Handed over …"
                value={section.name}
                onChange={({ currentTarget: { value } }) => putSection(at, { name: value })}
                error={wrong?.name?.message}
              />
              <SectionMenu
                name={called}
                isFirst={at === 0}
                isLast={at === sections.length - 1}
                onMove={(by) => {
                  put(moveSection(sections, at, by))
                  setAnnouncement(`${called} is section ${at + by + 1} of ${sections.length}`)
                }}
                onRemove={sections.length > 1 ? () => put(sections.toSpliced(at, 1)) : null}
              />
            </div>
            <ul className="list">
              {section.fields.map((question, index) => (
                <QuestionCard
                  key={question.fieldKey}
                  question={question}
                  sections={sections}
                  errors={wrong?.fields?.[index]}
                  isDragged={drag.dragged === question.fieldKey}
                  onDrag={drag.startDrag(question.fieldKey)}
                  onStep={(by) => step(question.fieldKey, by)}
                  onChange={(next) => change(at, index, next)}
                  onCopy={() => add(at, index + 1, { ...question, fieldKey: newKey() })}
                  onRemove={() => putSection(at, { fields: section.fields.toSpliced(index, 1) })}
                />
              ))}
            </ul>
            <div className={classes.footer}>
              {wrong?.fields?.root?.message && <p className={classes.problem}>{wrong.fields.root.message}</p>}
              <Button
                variant="subtle"
                size="sm"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => add(at, section.fields.length, newQuestion())}
              >
                Add question
              </Button>
            </div>
          </section>
        )
      })}
      <Button
        mt={16}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          const section = newSection()
          put([...sections, section])
          focusOn(`[data-section="${section.key}"] input`)
        }}
      >
        Add section
      </Button>
    </div>
  )
}
