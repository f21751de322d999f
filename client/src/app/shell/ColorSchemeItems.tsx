import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'

const schemes: Record<MantineColorScheme, string> = { auto: 'System', light: 'Light', dark: 'Dark' }

/** Light, dark or as the system says; remembered in this browser. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Theme</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
        {Object.entries(schemes).map(([scheme, label]) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}
