import { type ReactNode, useId } from 'react'
import { SkeletonBar, waiting } from '../states/SkeletonBar.tsx'
import classes from './Form.module.css'

interface FormColumnsProps {
  readonly children: ReactNode
  readonly summary: ReactNode
  /** Bottom bar on a phone, with the primary button. */
  readonly bar: ReactNode
  /** The summary has nothing beyond the bar. */
  readonly isBare?: boolean
}

export function FormColumns({ children, summary, bar, isBare = false }: FormColumnsProps) {
  return (
    <>
      <div className={classes.columns}>
        <div className={`stack shrink ${classes.main}`}>{children}</div>
        <aside className={`stack box ${classes.summary}`} aria-label="Summary" data-bare={isBare || undefined}>
          {summary}
        </aside>
      </div>
      <div className={classes.bar} data-bottom-bar>
        {bar}
      </div>
    </>
  )
}

/** Two columns of sections on wide screens. */
export const FormDesk = ({ side, children }: { readonly side: ReactNode; readonly children: ReactNode }) => (
  <div className={`stack ${classes.desk}`}>
    <div>{side}</div>
    <div className={classes.work}>{children}</div>
  </div>
)

interface FormSectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly isJoined?: boolean | undefined
  readonly children: ReactNode
}

/** A form section with a heading. */
export function FormSection({ title, aside, isJoined, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} data-joined={isJoined}>
      <div className={classes.sectionHead}>
        <h2 id={id} className={`title ${classes.sectionTitle}`}>
          {title}
        </h2>
        {aside}
      </div>
      <div className="stack gap16">{children}</div>
    </section>
  )
}

const field = <SkeletonBar height={36} radius="md" />

/** Skeleton of a section's fields. */
export const waitingFields = (
  <>
    {field}
    {field}
  </>
)

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
