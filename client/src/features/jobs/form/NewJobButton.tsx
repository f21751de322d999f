import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { useMayBook } from './useMayBook.ts'

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

interface NewJobButtonProps {
  /** The page has a more telling button for the same: this one steps back. */
  readonly isSecondary?: boolean
}

/** Books a job; N does the same. Nothing for those who may not. */
export function NewJobButton({ isSecondary = false }: NewJobButtonProps) {
  const mayBook = useMayBook() === true
  const navigate = useNavigate()
  const open = (): void => {
    if (mayBook && !document.querySelector(layers)) void navigate(paths.newJob())
  }
  useHotkeys([['n', open]])
  if (!mayBook) return null
  return (
    <Button
      component={Link}
      to={paths.newJob()}
      variant={isSecondary ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} aria-hidden />}
      title="New job (N)"
      aria-keyshortcuts="N"
    >
      New job
    </Button>
  )
}
