// Says what the parts of a table are, once more. A part that CSS lays out as a block or a grid, as on a phone, is no longer
// told as one by every browser; its role says it again. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const
