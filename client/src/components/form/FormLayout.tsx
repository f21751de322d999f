import { type ReactNode, useId } from 'react'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './Form.module.css'

interface FormColumnsProps {
  readonly children: ReactNode
  /** Stays in sight beside the form; below it where there is no room. */
  readonly summary: ReactNode
  /** Of a phone: what stays at the bottom, with the primary button. */
  readonly bar: ReactNode
  /** The summary has nothing that the bar has not. */
  readonly isBare?: boolean
}

/** The form on the left, its summary on the right; one column and a bar on a phone. */
export function FormColumns({ children, summary, bar, isBare = false }: FormColumnsProps) {
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        <aside className={classes.summary} aria-label="Summary" data-bare={isBare || undefined}>
          {summary}
        </aside>
      </div>
      <div className={classes.bar} data-bottom-bar>
        {bar}
      </div>
    </>
  )
}

/** Two columns of sections, where there is room for them. */
export const FormDesk = ({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) => (
  <div className={classes.desk}>
    <div className={classes.side}>{side}</div>
    <div className={classes.work}>{children}</div>
  </div>
)

interface FormSectionProps {
  readonly title: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly isJoined?: boolean | undefined
  readonly children: ReactNode
}

/** A part of the form under its own heading. */
export function FormSection({ title, aside, isJoined, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} data-joined={isJoined}>
      <div className={classes.sectionHead}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  )
}

const field = <SkeletonBar height={36} radius="md" />

/** What a section asks, on its way. */
export const waitingFields = (
  <>
    {field}
    {field}
  </>
)

/** The form while what it needs is on its way, in the same shape. */
export function FormSkeleton({ titles }: { readonly titles: readonly string[] }) {
  return (
    <div role="status" aria-label="Loading" className={waiting}>
      <SkeletonBar height={28} width={180} radius="sm" gap={32} />
      <FormColumns summary={<SkeletonBar height={160} radius="md" />} bar={field}>
        {titles.map((title) => (
          <FormSection key={title} title={title}>
            {waitingFields}
          </FormSection>
        ))}
      </FormColumns>
    </div>
  )
}
