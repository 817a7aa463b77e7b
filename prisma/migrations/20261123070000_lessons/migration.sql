-- CreateTable
CREATE TABLE "lessons" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "component" TEXT,
    "item_id" TEXT,
    "item_name" TEXT,
    "comment_id" TEXT,
    "comment_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "position" SERIAL NOT NULL,

    CONSTRAINT "lessons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lessons_account_id_position_idx" ON "lessons"("account_id", "position" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "lessons_account_id_key_key" ON "lessons"("account_id", "key");

-- AddForeignKey
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Rules that Prisma's schema cannot say
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_target_is_whole" CHECK (("component" IS NULL) = ("item_id" IS NULL) AND ("component" IS NULL) = ("item_name" IS NULL));
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_comment_is_of_an_item" CHECK (("comment_id" IS NULL) = ("comment_name" IS NULL) AND ("comment_id" IS NULL OR "item_id" IS NOT NULL));
