import { ToolError, type Params } from '#engine/error';
import type { JsonDocument, JsonKind, JsonNode } from '#formats/json/document.ts';
import { parsePointer } from '#formats/json/pointer.ts';
import { areEqual, cloneValue, takeValue, type ObjectValue, type Value } from './value.ts';

/** Creates the error for an operation that does not apply, with its place in the patch. */
type Refuse = (code: string, params?: Params) => ToolError;

/**
 * Applies a JSON Patch (RFC 6902). Throws `error.patchShape` or, with the number of the operation (from 1),
 * `error.patchMember`, `patchOp`, `patchPointer`, `patchPath`, `patchIndex`, `patchTest`, `patchMove` or `patchRoot`.
 */
export function applyJsonPatch(document: Value, patch: JsonDocument): Value {
  if (patch.kind(0) !== 'array') throw new ToolError('error.patchShape', {}, { option: 'patch', at: patch.place(0) });
  // With a holder, the root is a member like any other.
  const holder: ObjectValue = { is: 'object', members: new Map([['', document]]) };
  let number = 0;
  for (const node of patch.children(0)) {
    number++;
    const place = { number };
    const refuse: Refuse = (code, params = {}) =>
      new ToolError(code, { ...place, ...params }, { option: 'patch', at: patch.place(node) });
    new PatchStep(holder, patch, node, refuse).apply();
  }
  return holder.members.get('') ?? document;
}

/** One operation of a patch. */
class PatchStep {
  constructor(
    private readonly holder: ObjectValue,
    private readonly patch: JsonDocument,
    private readonly node: JsonNode,
    private readonly refuse: Refuse,
  ) {}

  apply(): void {
    const op = this.readText('op');
    const path = this.readText('path');
    switch (op) {
      case 'add':
        return this.add(path, this.readValue());
      case 'remove':
        return void this.remove(path);
      case 'replace': {
        const value = this.readValue();
        this.find(path);
        return this.put(path, value);
      }
      case 'move':
        return this.move(this.readText('from'), path);
      case 'copy':
        return this.add(path, cloneValue(this.find(this.readText('from'))));
      case 'test':
        if (!areEqual(this.find(path), this.readValue())) throw this.refuse('error.patchTest', { path });
        return;
      default:
        throw this.refuse('error.patchOp', { op });
    }
  }

  /** A member of the operation; the last one if it is repeated. */
  private readMember(name: string, kind?: JsonKind): JsonNode {
    const { patch, node } = this;
    const members = patch.kind(node) === 'object' ? [...patch.children(node)] : [];
    const member = members.findLast((child) => patch.key(child) === name);
    if (member === undefined || (kind !== undefined && patch.kind(member) !== kind)) {
      throw this.refuse('error.patchMember', { member: name });
    }
    return member;
  }
  private readText(name: string): string {
    return this.patch.string(this.readMember(name, 'string'));
  }
  private readValue(): Value {
    return takeValue(this.patch, this.readMember('value'));
  }

  /** The object or array that contains the target of a pointer, and the last step to it. */
  private locate(path: string): { parent: Value; step: string } {
    const steps = parsePointer(path);
    if (steps === undefined) throw this.refuse('error.patchPointer', { path });
    let parent: Value | undefined = this.holder;
    let step = '';
    for (const next of steps) {
      parent = childOf(parent, step);
      if (parent === undefined) throw this.refuse('error.patchPath', { path });
      step = next;
    }
    return { parent, step };
  }

  private find(path: string): Value {
    const { parent, step } = this.locate(path);
    const value = childOf(parent, step);
    if (value === undefined) throw this.refuse('error.patchPath', { path });
    return value;
  }

  private add(path: string, value: Value): void {
    const { parent, step } = this.locate(path);
    if (parent.is !== 'array') return this.put(path, value);
    const index = step === '-' ? parent.items.length : readIndex(step);
    if (index > parent.items.length) throw this.refuse('error.patchIndex', { path, length: parent.items.length });
    parent.items.splice(index, 0, value);
  }

  /** Sets a member, or an existing element. */
  private put(path: string, value: Value): void {
    const { parent, step } = this.locate(path);
    if (parent.is === 'object') parent.members.set(step, value);
    else if (parent.is === 'array') parent.items[readIndex(step)] = value;
    else throw this.refuse('error.patchPath', { path });
  }

  private remove(path: string): Value {
    const value = this.find(path);
    const { parent, step } = this.locate(path);
    if (parent === this.holder) throw this.refuse('error.patchRoot');
    if (parent.is === 'object') parent.members.delete(step);
    if (parent.is === 'array') parent.items.splice(readIndex(step), 1);
    return value;
  }

  /** RFC 6902, section 4.4: a value cannot move into itself. */
  private move(from: string, path: string): void {
    if (path.startsWith(`${from}/`)) throw this.refuse('error.patchMove', { from, path });
    const value = this.find(from);
    if (from === path) return;
    this.remove(from);
    this.add(path, value);
  }
}

/** An array index (RFC 6901, section 4): digits without a leading zero. Anything else becomes an index no array has. */
const readIndex = (step: string): number => (/^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : Infinity);

function childOf(value: Value, step: string): Value | undefined {
  if (value.is === 'object') return value.members.get(step);
  return value.is === 'array' ? value.items[readIndex(step)] : undefined;
}
