/** `Template` of the GraphQL door, as far as the editor reads it. */
export interface ServerTemplate {
  readonly components: readonly ServerComponent[];
}

export interface ServerComponent {
  readonly name: string;
  readonly oldName?: string | null;
  readonly childComponents: readonly ServerGroup[];
}

export interface ServerGroup {
  readonly name: string;
  readonly items: readonly ServerItem[];
}

export interface ServerItem {
  readonly itemId: string;
  readonly itemName: string;
  readonly comments: readonly ServerComment[];
}

export interface ServerComment {
  readonly commentId: string;
  readonly commentName: string;
  readonly commentText: string;
  readonly commentTs?: string | null;
}

/** `MaintenanceTips` of the GraphQL door: the comments of one item that are tips there. */
export interface ServerTips {
  readonly component: string;
  readonly itemId: string;
  readonly commentIds: readonly string[];
}
