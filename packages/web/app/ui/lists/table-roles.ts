// Explicit ARIA roles for the parts of tables. Some browsers do not expose a part that CSS displays as a block or a grid, as
// on a phone, unless it has a role. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const
