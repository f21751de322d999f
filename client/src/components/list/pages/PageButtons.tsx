import { UnstyledButton } from '@mantine/core'
import { usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './PageButtons.module.css'

interface PageButtonsProps {
  readonly page: number
  /** At least two. */
  readonly pages: number
  readonly siblings: number
  readonly onChange: (page: number) => void
}

export function PageButtons({ page, pages, siblings, onChange }: PageButtonsProps) {
  const { range } = usePagination({ total: pages, page, siblings, boundaries: 1 })
  const step = (to: number, label: string, icon: ReactNode) => (
    <UnstyledButton className={classes.button} aria-label={label} disabled={to < 1 || to > pages} onClick={() => onChange(to)}>
      {icon}
    </UnstyledButton>
  )
  return (
    <div className={`row ${classes.buttons}`}>
      {step(page - 1, 'Previous page', <IconChevronLeft size={16} aria-hidden />)}
      {range.map((item, index) =>
        item === 'dots' ? (
          <span key={`gap ${index}`} className={classes.gap}>
            <IconDots size={14} aria-hidden />
          </span>
        ) : (
          <UnstyledButton
            key={item}
            className={classes.button}
            aria-label={`Page ${item}`}
            {...(item === page && { 'aria-current': 'page' })}
            onClick={() => onChange(item)}
          >
            {item}
          </UnstyledButton>
        ),
      )}
      {step(page + 1, 'Next page', <IconChevronRight size={16} aria-hidden />)}
    </div>
  )
}
