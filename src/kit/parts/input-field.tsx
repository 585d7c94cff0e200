import type { ToolError } from '#engine/error';
import { useFieldError } from '../hooks/use-field-error.ts';
import { isEmptyText } from '../hooks/use-input.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { ExampleButton } from './input-tools.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface InputFieldProps extends Omit<TextFieldProps, 'value' | 'size' | 'error' | 'errorAt'> {
  readonly value: TextValue;
  /** What the operation says of the input. */
  readonly error: ToolError | undefined;
  readonly onExample: () => void;
  /** Of the place around the field. */
  readonly className?: string | undefined;
}

/** The input of an operation on one line; what is longer is a `TextPane`. */
export function InputField({ value, error, onExample, tools, className, ...props }: InputFieldProps) {
  const fieldError = useFieldError();
  return (
    <div className={className} data-input>
      <TextField
        {...props}
        {...fieldError(error)}
        value={typeof value === 'string' ? value : value.head}
        size="large"
        tools={
          <>
            {tools}
            {isEmptyText(value) && <ExampleButton onClick={onExample} />}
          </>
        }
      />
    </div>
  );
}
