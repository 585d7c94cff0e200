import type { ToolError } from '#engine/error';
import { useFieldError } from '../hooks/use-field-error.ts';
import type { TextValue } from '../hooks/use-operation.ts';
import { ExampleButton } from './input-tools.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface InputFieldProps extends Omit<TextFieldProps, 'value' | 'error' | 'errorAt'> {
  readonly value: TextValue;
  /** The operation's verdict on the input. */
  readonly error?: ToolError | undefined;
  readonly onExample: () => void;
  readonly className?: string | undefined;
}

/** The input of an operation that is a line or a few; what is longer is a `TextPane`. */
export function InputField({ value, error, onExample, tools, className, ...props }: InputFieldProps) {
  const fieldError = useFieldError();
  return (
    <div data-input className={className}>
      <TextField
        {...props}
        {...fieldError(error)}
        value={typeof value === 'string' ? value : value.head}
        tools={
          <>
            {tools}
            <ExampleButton onClick={onExample} />
          </>
        }
      />
    </div>
  );
}
