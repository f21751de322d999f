import { CATEGORY_DELETION, DeleteCategoryDialog, type OwnCategory } from './DeleteCategoryDialog.tsx'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { counted } from '../../../components/list/listText.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { useRunDialog } from '../../../components/steps/useRunDialog.ts'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { serviceNoun } from '../serviceText.ts'
import { CategoryServices } from './CategoryServices.tsx'
import { useOwnCategoriesQuery } from './ownCategories.generated.ts'
import classes from './Categories.module.css'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

interface RowProps {
  readonly category: OwnCategory
  readonly mayChange: boolean
  readonly onDelete: () => void
}

function Row({ category: { id, name, description, servicesCount }, mayChange, onDelete }: RowProps) {
  const called = name ?? `#${id}`
  const counts = servicesCount === null ? 'Services' : counted(serviceNoun, servicesCount)
  const servicesId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong dir="auto">{called}</strong>
        {description && (
          <span className={classes.text} dir="auto">
            {description}
          </span>
        )}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        rightSection={isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={servicesId}
        aria-label={`${counts} in ${called}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {counts}
      </Button>
      {mayChange && (
        <div className={`flex gap8 ${classes.buttons}`}>
          <Button variant="default" size="compact-sm" component={Link} to={paths.editCategory(id)} aria-label={`Edit: ${called}`}>
            Edit
          </Button>
          <Button variant="subtle" color="red" size="compact-sm" onClick={onDelete} aria-label={`Delete: ${called}`}>
            Delete
          </Button>
        </div>
      )}
      <div id={servicesId} className={classes.opened} hidden={!isOpen}>
        {isOpen && <CategoryServices id={id} name={called} />}
      </div>
    </li>
  )
}

export function OwnCategories() {
  const { data, error, refetch } = useOwnCategoriesQuery({ fetchPolicy: 'cache-and-network' })
  const mayChange = useHasAuthority('manage_services')
  const [deleting, setDeleting] = useState<OwnCategory | null>(null)
  const [isDeleting, setIsDeleting] = useRunDialog(CATEGORY_DELETION)
  const items = data?.ownCategories.items
  const openDeletion = (category: OwnCategory | null): void => {
    setDeleting(category)
    setIsDeleting(category !== null)
  }
  return (
    <section className={classes.own} aria-label="Your categories">
      <div className={`row ${classes.head}`}>
        <h2 className="title flush">Your categories</h2>
        {mayChange && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} component={Link} to={paths.newCategory()}>
            New category
          </Button>
        )}
      </div>
      {!items && error && (
        <QueryProblem
          error={error}
          onRetry={() => void refetch().catch(() => {})}
          back={{ to: paths.priceList(), label: 'Back to price list' }}
        />
      )}
      {!items && !error && <SkeletonRows rows={4} columns="2fr 1fr 1fr" />}
      {items?.length === 0 && <p className={classes.text}>You have no categories yet. Choose some above, or add one of your own.</p>}
      <ul className="list">
        {items?.map((category) => (
          <Row key={category.id} category={category} mayChange={mayChange} onDelete={() => openDeletion(category)} />
        ))}
      </ul>
      {isDeleting && mayChange && items && (
        <DeleteCategoryDialog
          category={deleting}
          others={items.filter(({ id }) => id !== deleting?.id)}
          onClose={() => openDeletion(null)}
        />
      )}
    </section>
  )
}
