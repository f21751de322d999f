import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { CloseMenu } from './closeMenu.ts'
import classes from './Menu.module.css'

interface Face {
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  readonly children: ReactNode
}

const faceOf = ({ leftSection, rightSection, children }: Face): ReactNode => (
  <>
    {leftSection && <span className={classes.left}>{leftSection}</span>}
    <span className={classes.words}>{children}</span>
    {rightSection && <span className={classes.right}>{rightSection}</span>}
  </>
)

const shared = { role: 'menuitem', tabIndex: -1, onMouseDown: (event: MouseEvent): void => event.preventDefault() } as const
const classOf = (own: string | undefined): string => (own ? `${classes.item} ${own}` : `${classes.item}`)

interface ItemProps extends Face, Omit<ComponentProps<'button'>, 'children' | 'color' | 'role'> {
  /** Deletes or ends something. */
  readonly isRed?: boolean | undefined
  readonly closeMenuOnClick?: boolean
}

/** An entry that does something. */
function Item({ leftSection, rightSection, children, isRed, closeMenuOnClick = true, onClick, className, ...others }: ItemProps) {
  const close = use(CloseMenu)
  return (
    <button
      type="button"
      {...shared}
      {...others}
      className={classOf(className)}
      data-red={isRed || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (closeMenuOnClick) close()
      }}
    >
      {faceOf({ leftSection, rightSection, children })}
    </button>
  )
}

/** An entry that leads somewhere. */
function LinkItem({
  leftSection,
  rightSection,
  children,
  className,
  ...link
}: Face & Omit<ComponentProps<typeof Link>, 'children' | 'role'>) {
  const close = use(CloseMenu)
  return (
    <Link {...shared} {...link} className={classOf(className)} onClick={close}>
      {faceOf({ leftSection, rightSection, children })}
    </Link>
  )
}

const Chosen = createContext<{ readonly value: string; readonly onChange: (value: string) => void }>({
  value: '',
  onChange: () => undefined,
})

interface RadioGroupProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

/** Entries of which one is chosen. */
const RadioGroup = ({ value, onChange, children }: RadioGroupProps) => (
  <Chosen value={{ value, onChange }}>
    <div role="group">{children}</div>
  </Chosen>
)

interface RadioItemProps {
  readonly value: string
  readonly closeMenuOnClick?: boolean
  readonly children: ReactNode
}

function RadioItem({ value, closeMenuOnClick = false, children }: RadioItemProps) {
  const close = use(CloseMenu)
  const chosen = use(Chosen)
  const isOn = chosen.value === value
  return (
    <button
      type="button"
      {...shared}
      role="menuitemradio"
      aria-checked={isOn}
      className={classes.item}
      onClick={() => {
        if (!isOn) chosen.onChange(value)
        if (closeMenuOnClick) close()
      }}
    >
      <span className={classes.dot} data-on={isOn || undefined} />
      <span className={classes.words}>{children}</span>
    </button>
  )
}

/** Words above entries that belong together. */
const Label = ({ children }: { readonly children: ReactNode }) => <div className={classes.label}>{children}</div>

const Divider = () => <hr className={classes.divider} />

/** What stands in a `ButtonMenu`. */
export const Menu = { Item, LinkItem, RadioGroup, RadioItem, Label, Divider } as const
