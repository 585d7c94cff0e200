/* What a tool's page may use. The only barrel of the project. */
export { Converter, type Conversion } from './templates/converter.tsx';
export { Directions, TabPanel } from './templates/directions.tsx';
export { Generator, type Generation } from './templates/generator.tsx';
export { Inspector } from './templates/inspector.tsx';
export { Pages } from './differences/pages.tsx';
export { useDifferenceSteps } from './differences/use-difference-steps.tsx';
export { ColorField, type BoundText } from './picture/color-field.tsx';
export { PictureCard, PictureColumns } from './picture/picture-card.tsx';
export { svgAddress } from './picture/paint-picture.ts';
export { LogoField } from './qr/logo-field.tsx';
export { QrCard } from './qr/qr-card.tsx';
export { QrReader } from './qr/qr-reader.tsx';
export { Reference, type ReferenceGroup } from './templates/reference.tsx';
export { Section } from './templates/layout.tsx';
export { OptionsForm, OptionsLine } from './templates/options.tsx';
export { OptionErrors } from './templates/option-errors.tsx';

export { Alert } from './parts/alert.tsx';
export { Answer } from './parts/answer.tsx';
export { Badge, VerdictBadge } from './parts/badge.tsx';
export { BytesField } from './parts/bytes-field.tsx';
export { Button, IconButton, ToolButton, buttonClass } from './parts/button.tsx';
export { classes } from './parts/classes.ts';
export { CopyField } from './parts/copy-field.tsx';
export { CopyButton } from './parts/copy-button.tsx';
export { CsvButtons } from './parts/csv-buttons.tsx';
export { DecimalField } from './parts/decimal-field.tsx';
export { Dialog } from './parts/dialog.tsx';
export { Disclosure } from './parts/disclosure.tsx';
export { DrawnField } from './parts/drawn-field.tsx';
export { Empty } from './parts/empty.tsx';
export { Facts, type Fact } from './parts/facts.tsx';
export { Field, FieldNote } from './parts/field.tsx';
export { FileDrop } from './parts/file-drop.tsx';
export { Icon } from './parts/icon.tsx';
export { InputField } from './parts/input-field.tsx';
export { ExampleButton, FillButton, OpenFileButton } from './parts/input-tools.tsx';
export { KeyField } from './parts/key-field.tsx';
export { useLongList, useShowMore } from './parts/long-list.tsx';
export { LongText } from './parts/long-text.tsx';
export { Notes } from './parts/notes.tsx';
export { NumberField } from './parts/number-field.tsx';
export { Pane, Panes } from './parts/pane.tsx';
export { Panel } from './parts/panel.tsx';
export { ResultList, type Result } from './parts/result-list.tsx';
export { ResultPane } from './parts/result-pane.tsx';
export { SearchSelect } from './parts/search-select.tsx';
export type { SelectOption } from './parts/match-options.ts';
export { SecretField } from './parts/secret-field.tsx';
export { Segmented } from './parts/segmented.tsx';
export { Select } from './parts/select.tsx';
export { SwapButton } from './parts/swap-button.tsx';
export { Switch } from './parts/switch.tsx';
export { columnsOf, Table, type Column } from './parts/table.tsx';
export { Tabs } from './parts/tabs.tsx';
export { TextField } from './parts/text-field.tsx';
export type { LineScroller } from './editor/code-mirror.ts';
export type { LineMark, TextMark } from './editor/marks.ts';
export { TextPane } from './parts/text-pane.tsx';
export { TextCopyable } from './parts/text-copyable.tsx';
export { ToolLink } from './parts/tool-link.tsx';
export { Tooltip } from './parts/tooltip.tsx';
export { Working } from './parts/working.tsx';
export { ZoneSelect } from './parts/zone-select.tsx';

export { download } from './text/download.ts';
export { handOver } from './text/hand-over.ts';
export { useCopy } from './hooks/use-copy.ts';
export { useExample } from './hooks/use-example.ts';
export { useFields } from './hooks/use-fields.ts';
export { ofInput, useFieldError } from './hooks/use-field-error.ts';
export { isEmptyText, operand, useInput, type TextState } from './hooks/use-input.ts';
export { useLinkedTab } from './hooks/use-linked-tab.ts';
export { useMounted } from './hooks/use-mounted.ts';
export { useNow } from './hooks/use-now.ts';
export { useObjectUrl } from './hooks/use-object-url.ts';
export {
  lastGood,
  resultToShow,
  useOperation,
  type Progress,
  type ResultOf,
  type RunState,
  type TextValue,
} from './hooks/use-operation.ts';
export { useOptionErrors, useOptions, type BindOption, type Bound, type OptionState } from './hooks/use-options.ts';
export { usePlainText } from './hooks/use-plain-text.ts';
export { useReturn } from './hooks/use-return.ts';
export { useTextOperation, useTextOperationWith } from './hooks/use-text-operation.ts';
export { useCountryName } from './settings/country-name.ts';
export { useCommonMessages, useIntlLanguage, useLanguage } from './settings/language.ts';
export { endInSight } from './text/field-size.ts';
export { useFormatDay, useFormatMoment } from './text/format-moment.ts';
export { useFormatNumber } from './text/format-number.ts';
export { useFormatBytes } from './text/text-size.ts';
export { notify } from './context/toasts.ts';
export { usePanel } from './context/panel-context.ts';
export { useExplain, useMessages, type LoadedTool } from './context/tool-context.ts';
export { validate, type Rule } from './parts/validation.ts';
