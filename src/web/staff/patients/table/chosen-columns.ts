import { useMemo, useState } from 'react'
import { patientColumns } from './patient-columns.tsx'

const key = 'patient-columns'
const usual = 'tier,points,spent,visits,last-login'
const always = 'name'

/** This browser's chosen columns; the name is always shown. */
export function useChosenColumns() {
  const [chosen, setChosen] = useState(loadColumns)
  const columns = useMemo(
    () => patientColumns.filter(each => each.key === always || chosen.includes(each.key)),
    [chosen],
  )
  const choices = patientColumns
    .filter(each => each.key !== always)
    .map(each => ({ key: each.key, title: each.title, shown: chosen.includes(each.key) }))
  const toggle = (column: string) => {
    const next = chosen.includes(column) ? chosen.filter(each => each !== column) : [...chosen, column]
    saveColumns(next)
    setChosen(next)
  }
  return { columns, choices, toggle }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>

function loadColumns(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? usual).split(',')
  } catch {
    return usual.split(',')
  }
}

function saveColumns(columns: readonly string[]): void {
  try {
    localStorage.setItem(key, columns.join(','))
  } catch {
    // Without storage, the columns must be chosen each time.
  }
}
