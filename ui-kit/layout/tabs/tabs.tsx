import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import * as styles from './tabs.css.ts'

export type Tab<Value extends string> = {
  /** Tells the tabs apart. */
  value: Value
  /** The label. */
  label: string
  /** What is seen while it is open. */
  content: ReactNode
  /** Can’t be opened now. */
  disabled?: boolean
}

export type TabsProps<Value extends string> = {
  /** The accessible name of the row of tabs. */
  label: string
  /** Two to five views; the first is open at first. */
  tabs: readonly Tab<Value>[]
  /** Controlled together with `onChange`; without them the first tab is open at first. */
  value?: Value
  /** Called with the tab that is opened. */
  onChange?: (value: Value) => void
}

/** A few views of which one is open. */
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
