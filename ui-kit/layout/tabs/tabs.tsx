import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

export type Tab<Value extends string> = {
  /** Identifies the tab. */
  value: Value
  /** The label. */
  label: string
  /** The content shown while it's open. */
  content: ReactNode
  /** Disables the tab. */
  disabled?: boolean
}

export type TabsProps<Value extends string> = {
  /** The accessible name of the row of tabs. */
  label: string
  /** Two to five views. The first one is open by default. */
  tabs: readonly Tab<Value>[]
  /** The open tab, if controlled together with `onChange`. */
  value?: Value
  /** Called with the tab that was opened. */
  onChange?: (value: Value) => void
}

/** A few views, one of which is open. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const state = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value }
  return (
    <Root {...state} onValueChange={next => onChange?.(next as Value)}>
      <List className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Trigger key={tab.value} className={styles.tab} value={tab.value} disabled={tab.disabled ?? false}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map(tab => (
        <Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
