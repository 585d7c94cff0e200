/* Everything a tool's page may use. The only barrel of the project. */
export { Converter, type Conversion } from './templates/converter.tsx';
export { Generator, type Generation } from './templates/generator.tsx';
export { Inspector } from './templates/inspector.tsx';
export { Reference, type ReferenceGroup } from './templates/reference.tsx';
export { OptionsForm, OptionsLine } from './templates/options.tsx';
export { OperationTabs } from './templates/operation-tabs.tsx';
export { Filling, Section } from './templates/layout.tsx';
export { OptionErrors } from './templates/option-errors.tsx';

export { Alert } from './parts/alert.tsx';
export { Badge } from './parts/badge.tsx';
export { Button, IconButton, buttonClass } from './parts/button.tsx';
export { classes } from './parts/classes.ts';
export { CopyField } from './parts/copy-field.tsx';
export { CopyButton } from './parts/copy-button.tsx';
export { CsvButtons } from './parts/csv-buttons.tsx';
export { useDifferenceSteps } from './parts/difference-steps.tsx';
export { Dialog } from './parts/dialog.tsx';
export { Empty } from './parts/empty.tsx';
export { Facts, type Fact } from './parts/facts.tsx';
export { Field, FieldNote } from './parts/field.tsx';
export { FileDrop } from './parts/file-drop.tsx';
export { Fold } from './parts/fold.tsx';
export { HiddenText } from './parts/hidden-text.tsx';
export { Icon } from './parts/icon.tsx';
export { InputField } from './parts/input-field.tsx';
export { ExampleButton } from './parts/input-tools.tsx';
export { useLongList, useShowMore } from './parts/long-list.tsx';
export { Notes } from './parts/notes.tsx';
export { NumberField } from './parts/number-field.tsx';
export { Pages } from './parts/pages.tsx';
export { Pane, Panes } from './parts/pane.tsx';
export { Panel } from './parts/panel.tsx';
export { ResultPane } from './parts/result-pane.tsx';
export { SearchSelect } from './parts/search-select.tsx';
export type { SelectOption } from './parts/match-options.ts';
export { SecretField } from './parts/secret-field.tsx';
export { Segmented } from './parts/segmented.tsx';
export { Select } from './parts/select.tsx';
export { Switch } from './parts/switch.tsx';
export { columnsOf, Table, type Column } from './parts/table.tsx';
export { Tabs } from './parts/tabs.tsx';
export { TextField } from './parts/text-field.tsx';
export { TextPane } from './parts/text-pane.tsx';
export { TextCopyable } from './parts/text-copyable.tsx';
export { ToolLink } from './parts/tool-link.tsx';
export { Tooltip } from './parts/tooltip.tsx';
export { ViewSwitch } from './parts/view-switch.tsx';
export { Working } from './parts/working.tsx';
export { ZoneSelect } from './parts/zone-select.tsx';

export { paintFile, svgAddress, type PictureType } from './qr/paint-picture.ts';
export { QrCard, QrColumns } from './qr/qr-card.tsx';
export { ColorField } from './qr/qr-controls.tsx';
export { qrControls } from './qr/qr-options.tsx';
export { QrReader } from './qr/qr-reader.tsx';

export { download } from './text/download.ts';
export { handOver } from './text/hand-over.ts';
export type { Stretch } from './editor/code-mirror.ts';
export { useCopy } from './hooks/use-copy.ts';
export { useCountryName } from './hooks/use-country-name.ts';
export { useExample } from './hooks/use-example.ts';
export { ofInput, useFieldError } from './hooks/use-field-error.ts';
export { isEmptyText, operand, useInput } from './hooks/use-input.ts';
export { useMounted } from './hooks/use-mounted.ts';
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
export { useRemembered } from './hooks/use-remembered.ts';
export { usePlainText } from './hooks/use-plain-text.ts';
export { useTextOperation } from './hooks/use-text-operation.ts';
export { useCommonMessages, useIntlLanguage, useLanguage } from './settings/language.ts';
export { readItem } from './settings/storage.ts';
export { createSetting, useStore } from './settings/store.ts';
export { useFormatBytes } from './text/text-size.ts';
export { notify } from './context/toasts.ts';
export { useExplain, useMessages, type LoadedTool } from './context/tool-context.ts';
export { validate, type Rule } from './parts/validation.ts';
